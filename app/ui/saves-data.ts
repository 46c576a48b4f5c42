interface Connection {
  saveData?: boolean;
}

/** True if the browser's data saver is on. Browser only; not all browsers support it. */
export const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;
