// Whether the reader has words on the way that a reload would lose.

export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input:not([readonly]):not([type=checkbox]), textarea");
  return [...fields].some((field) => field.value.trim() !== "" && field.value !== field.defaultValue);
}
