/** Parses picture URLs of the shop's own host (`/media/…`) and of image hosts. */

export interface PictureUrl {
  /** At the image host of the sandbox. */
  pathname: string;
  width?: number;
  height?: number;
  query: URLSearchParams;
}

const folders: Record<string, string> = {
  shopify: '/cdn/shop/files/',
  prismic: '/prismic-images/',
};

/** `address` may be a path. */
export function readPictureUrl(address: string): PictureUrl {
  const { pathname, searchParams: query } = new URL(address, 'http://shop.test');
  const [, source = '', width, height, file = ''] =
    /^\/media\/(\w+)\/(\d+)(?:x(\d+)(?:-\w+)?)?\/(.+)$/.exec(pathname) ?? [];
  const number = (text: string | null | undefined) => (text ? Number(text) : undefined);
  if (!source)
    return {
      pathname,
      width: number(query.get('width') ?? query.get('w')),
      height: number(query.get('height') ?? query.get('h')),
      query,
    };
  return {
    pathname: folders[source] + file,
    width: number(width),
    height: number(height),
    query,
  };
}
