/** Local storage, which browsers may deny: then nothing is known, and nothing is kept. Browser only. */

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Denied or full; the cookie of the same name is what counts.
  }
}
