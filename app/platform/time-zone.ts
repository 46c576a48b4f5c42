/**
 * The IANA name, 'UTC' for all its names; null if the runtime doesn't know the time zone. Keeps the given name, because
 * the runtime may return an obsolete one: 'Asia/Calcutta' for 'Asia/Kolkata'.
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
