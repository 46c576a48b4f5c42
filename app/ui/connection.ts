/** The Network Information API, in the browser only. Firefox and Safari lack this API. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

export const savesData = (): boolean => connection().saveData === true;

/** Returns false if the speed is unknown. */
export const isFastConnection = (): boolean => connection().effectiveType === '4g';
