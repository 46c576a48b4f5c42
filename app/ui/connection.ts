/** Browser only. Firefox and Safari don't have the Network Information API. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

export const savesData = (): boolean => connection().saveData === true;

/** False if unknown. */
export const isFastConnection = (): boolean => connection().effectiveType === '4g';
