/** The Network Information API. Browser only; missing in Firefox and Safari. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

export const savesData = (): boolean => connection().saveData === true;

/** False if the speed is unknown. */
export const isFastConnection = (): boolean => connection().effectiveType === '4g';
