/** True if the client already has this version of a GET or HEAD response. */
export function matchesEtag({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',').map(withoutWeakness) ?? [];
  return known.includes('*') || known.includes(withoutWeakness(etag));
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');
