import type { Format } from './order';

const refused = /;\s*q=0(\.0+)?\s*$/;

/** The best format that an `Accept` header names; JPEG when it names neither AVIF nor WebP. */
export function negotiate(accept: string | null): Format {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((type) => !refused.test(type))
    .map((type) => type.split(';')[0]?.trim());
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'jpeg';
}
