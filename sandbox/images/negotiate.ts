import type { Format } from './order';

const refused = /;\s*q=0(\.0+)?\s*$/;

/** The best format in an `Accept` header: AVIF, else WebP, else JPEG. */
export function negotiate(accept: string | null): Format {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((type) => !refused.test(type))
    .map((type) => type.split(';')[0]?.trim());
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'jpeg';
}
