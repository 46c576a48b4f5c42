/**
 * The IANA name; null if the runtime doesn't know the time zone. Keeps the given name, because the runtime may return an
 * obsolete one: 'Asia/Calcutta' for 'Asia/Kolkata'.
 */
export function knownTimeZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}
