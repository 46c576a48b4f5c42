/** Counts the pages of a visit (a browser tab) in session storage. Browser only. */
import { readStorage, writeStorage } from '~/platform/http/browser-storage';

const key = 'visit';

interface Visit {
  /** Milliseconds since 1970. */
  startedAt: number;
  pages: number;
  /** Path of the last page; reloads and filters don't count. */
  path: string;
}

let current: Visit | undefined;

function stored(): Visit | undefined {
  try {
    const { startedAt, pages, path } = JSON.parse(readStorage(key, 'session') ?? '') as Visit;
    if (startedAt > 0 && startedAt <= Date.now() && pages > 0) return { startedAt, pages, path };
  } catch {
    // The stored value is missing or not ours.
  }
  return undefined;
}

/** Counts a changed path. Call this after each page load and navigation. */
export function countPage(): void {
  const { pathname: path } = location;
  const visit = current ?? stored() ?? { startedAt: Date.now(), pages: 0, path: '' };
  if (visit === current && visit.path === path) return;
  current = { ...visit, path, pages: visit.path === path ? visit.pages : visit.pages + 1 };
  writeStorage(key, JSON.stringify(current), 'session');
}

/** `ms`: since the visit's first page. */
export const visitSoFar = (): { ms: number; pages: number } =>
  current ? { ms: Date.now() - current.startedAt, pages: current.pages } : { ms: 0, pages: 0 };
