// Fetches the words of a page.

import { setWords } from "./words";

/** The page is of no use without words, so it asks until it has them. Several catalogues have their addresses in a row. */
export async function fetchWords(language: string, addresses: string): Promise<void> {
  const catalogues = await Promise.all(addresses.split(" ").map(fetchCatalogue));
  setWords(language, catalogues.join("\n"));
}

async function fetchCatalogue(address: string): Promise<string> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 4_000)) {
    const catalogue = await fetch(address).then(
      (found) => (found.ok ? found.text() : null),
      () => null,
    );
    if (catalogue !== null) return catalogue;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
