// The name that was used last in this browser, so that nobody types it twice. No secret, and no loss if it is gone.

const KEY = "name";

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // a browser that keeps nothing
  }
}
