// Fetches the words of a page.

import { setWords } from "./words";

/** The page is of no use without words, so it asks until it has them. */
export async function fetchWords(language: string, address: string): Promise<void> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 4_000)) {
    const catalogue = await fetch(address).then(
      (found) => (found.ok ? found.text() : null),
      () => null,
    );
    if (catalogue !== null) return setWords(language, catalogue);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
