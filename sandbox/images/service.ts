/** What the image service needs of the world: the Node side that draws and encodes. */
export type PictureHost = { env: { PICTURES: { fetch(request: Request): Promise<Response> } } };

/** Answers `/cdn/shop/files/…` and `/prismic-images/…`; null for any other path. */
export function images(request: Request, url: URL, host: PictureHost): Promise<Response> | null {
  const mine =
    url.pathname.startsWith('/cdn/shop/files/') || url.pathname.startsWith('/prismic-images/');
  return mine ? host.env.PICTURES.fetch(request) : null;
}
