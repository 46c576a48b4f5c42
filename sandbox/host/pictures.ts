/**
 * The Node side of the image endpoint: what Miniflare binds as `PICTURES`.
 * `root` is the project's folder; pictures are cached below `cache` (default `.lintel/pictures`).
 */
export function pictures(_options: { root: string; cache?: string }) {
  return async (_request: Request): Promise<Response> => new Response(null, { status: 404 });
}
