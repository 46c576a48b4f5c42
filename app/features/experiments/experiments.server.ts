/**
 * A cookie decides which version of a page a visitor sees. It contains one of 10,000 numbers, which doesn't identify
 * the visitor. The cookie is set at the first page with an experiment.
 */
import type { Context } from '~/platform/context.server';
import type { Cookies } from '~/platform/http/cookies.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { versionParam, type Experiment, type ShownVersion, type Version } from './experiment';

const cookieName = 'experiments';
const numbers = 10_000;
const days = 24 * 3600;
const maxAge = 90 * days;

const numberOf = (cookies: Cookies): string | undefined =>
  /^\d{1,4}$/.exec(cookies.get(cookieName) ?? '')?.[0];

export const hasNumber = (cookies: Cookies): boolean => numberOf(cookies) !== undefined;

/**
 * Returns the same version for each of a visitor's views. The hash includes the experiment's name, so the version of
 * one experiment doesn't depend on that of another.
 */
export async function versionFor(cookies: Cookies, { name, share }: Experiment): Promise<Version> {
  const stored = numberOf(cookies);
  const number = stored ?? String(Math.floor(Math.random() * numbers));
  if (stored === undefined) cookies.set(cookieName, number, { maxAge });
  const hash = await keyedHash(number, name);
  return parseInt(hash.slice(0, 8), 16) % 100 < share ? 'b' : 'a';
}

/** The version that a loader must show; undefined if no experiment is running. Robots always see version a. */
export async function shownVersion(
  context: Context,
  { name, share, body }: Experiment & { body: readonly unknown[] },
): Promise<ShownVersion | undefined> {
  if (name === '' || share < 1 || body.length === 0) return undefined;
  const experiment = { name, share };
  const { shared, preview, url, cookies, isRobot, markdown } = context;
  if (shared) {
    // The page cache keeps both versions, and chooses one by the visitor's cookie.
    shared.experiment = experiment;
    return { name, version: shared.version, isPreview: false };
  }
  if (preview.ref) {
    const version = url.searchParams.get(versionParam) === 'b' ? 'b' : 'a';
    return { name, version, isPreview: true };
  }
  const version = isRobot || markdown ? 'a' : await versionFor(cookies, experiment);
  return { name, version, isPreview: false };
}
