/** Browser only. Without access to the storage, reads return null, and writes log a warning. */

type Area = 'local' | 'session';

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

export function readStorage(key: string, area: Area = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch (error) {
    console.warn(`The browser's storage could not be read: ${key}.`, error);
    return null;
  }
}

/** Null removes the entry. */
export function writeStorage(key: string, value: string | null, area: Area = 'local'): void {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch (error) {
    console.warn(`The browser's storage could not be written: ${key}.`, error);
  }
}
