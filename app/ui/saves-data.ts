interface Connection {
  saveData?: boolean;
}

/** True when the shopper has asked the browser to save data. Browser only; not all browsers tell. */
export const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;
