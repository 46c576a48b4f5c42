/**
 * The IANA name; 'UTC' for all aliases of UTC; null if the runtime doesn't know the time zone. Other names are kept,
 * because the runtime may replace them with obsolete names: 'Asia/Kolkata' with 'Asia/Calcutta'.
 */
export function knownTimeZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    if (timeZone === 'UTC' || timeZone.toLowerCase() === name.toLowerCase()) return timeZone;
    return /[A-Z]/.test(name) ? name : withCapitals(name);
  } catch {
    return null;
  }
}

/** 'asia/kolkata' → 'Asia/Kolkata'. */
const withCapitals = (name: string): string =>
  name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
