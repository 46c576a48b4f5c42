/** Local storage, which browsers may deny: then nothing is known, nothing is kept, and the console says so. Browser only. */

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`The browser's storage could not be read: ${key}.`, error);
    return null;
  }
}

/** Null removes the entry. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    // Denied or full; the cookie of the same name is what counts.
    console.warn(`The browser's storage could not be written: ${key}.`, error);
  }
}
