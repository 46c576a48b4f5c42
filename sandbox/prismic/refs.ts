import type { World } from '../world/world';
import { invalid, ApiError } from './api-error';
import type { StoredDocument } from './document';
import { shownBy } from './previews';
import { findRelease, type Release } from './releases';
import { documentsOf, version } from './store';

export const masterRef = (world: World): string => `master-${version(world.sql)}`;

/** The ref changes when the release changes, and when documents are published. */
export const releaseRef = (world: World, { id, revision }: Release): string =>
  `${id}-${revision}~${masterRef(world)}`;

/** A preview's token is its ref. */
export const previewToken = (world: World, id: string): string =>
  `${world.origin}/prismic/previews/${id}`;

/**
 * Throws 400 for a missing ref, 401 for a release's ref without an access token, 404 for an unknown
 * ref or expired preview, 410 for an outdated ref. If a message contains the current ref,
 * `@prismicio/client` retries with this ref.
 */
export function documentsOfRef(
  ref: string | null,
  world: World,
  isTrusted: boolean,
): StoredDocument[] {
  const { sql } = world;
  const master = masterRef(world);
  if (!ref) throw invalid("The parameter 'ref' is missing");
  if (ref === master) return documentsOf(sql);
  const preview = /^https?:\/\/[^/]+\/prismic\/previews\/([\w-]+)/.exec(ref)?.[1];
  if (preview) {
    const shown = shownBy(sql, preview, world.now());
    if (shown) return documentsOf(sql, shown.place, shown.document);
    const message = 'This preview token has expired';
    throw new ApiError(404, { type: 'api_security_error', message });
  }
  const [, id, revision, number] = /^(?:([\w-]+)-(\d+)~)?master-(\d+)$/.exec(ref) ?? [];
  const release = id === undefined ? undefined : findRelease(sql, id);
  if (release && !isTrusted) {
    const message = 'Access to this Ref requires a valid access token';
    throw new ApiError(401, { type: 'api_security_error', error: message, message });
  }
  if (release && !release.ended && ref === releaseRef(world, release))
    return documentsOf(sql, release.id);
  const wasMaster = Number(number) > 0 && Number(number) <= version(sql);
  const wasRelease = id === undefined || Number(revision) <= (release?.revision ?? 0);
  if (wasMaster && wasRelease) {
    const message = `The ref ${ref} has expired. Master ref is: ${master}`;
    throw new ApiError(410, { type: 'api_gone_error', message });
  }
  const message = `Ref not found: ${ref}. Master ref is: ${master}`;
  throw new ApiError(404, { type: 'api_notfound_error', message });
}
