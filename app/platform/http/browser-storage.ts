/** Browsers may deny local storage: reads then return null, and writes only log a console warning. Browser only. */

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
    // Denied or full. The cookie of the same name takes precedence.
    console.warn(`The browser's storage could not be written: ${key}.`, error);
  }
}
