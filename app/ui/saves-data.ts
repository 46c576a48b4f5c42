interface Connection {
  saveData?: boolean;
}

/** Browser only; not all browsers support it. */
export const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;
