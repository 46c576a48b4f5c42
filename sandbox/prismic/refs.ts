import type { World } from '../world/world';
import { invalid, ApiError } from './api-error';
import type { StoredDocument } from './document';
import { documentsOf, isPreviewOpen, version } from './store';

/** The ref of the published documents. */
export const masterRef = (world: World): string => `master-${version(world.sql)}`;

/** The URL that is both a preview's token and its ref. */
export const previewToken = (world: World, id: string): string =>
  `${world.origin}/prismic/previews/${id}`;

/**
 * The documents visible with a ref. Throws 400 without a ref, 404 for an unknown one or an expired
 * preview, 410 for an earlier master ref. `@prismicio/client` retries with the ref in the message.
 */
export function documentsOfRef(ref: string | null, world: World): StoredDocument[] {
  const master = masterRef(world);
  if (!ref) throw invalid("The parameter 'ref' is missing");
  if (ref === master) return documentsOf(world.sql, 'master');
  const preview = /^https?:\/\/[^/]+\/prismic\/previews\/([\w-]+)/.exec(ref)?.[1];
  if (preview) {
    if (isPreviewOpen(world.sql, preview, world.now())) return documentsOf(world.sql, 'preview');
    const message = 'This preview token has expired';
    throw new ApiError(404, { type: 'api_security_error', message });
  }
  const number = Number(/^master-(\d+)$/.exec(ref)?.[1] ?? NaN);
  if (number > 0 && number < version(world.sql)) {
    const message = `The ref ${ref} has expired. Master ref is: ${master}`;
    throw new ApiError(410, { type: 'api_gone_error', message });
  }
  const message = `Ref not found: ${ref}. Master ref is: ${master}`;
  throw new ApiError(404, { type: 'api_notfound_error', message });
}
