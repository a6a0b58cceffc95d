/** The client's start. */

document.documentElement.classList.add("started");
