/** `base`: the setting with the service's address, which may have a path. `path` has no leading slash. */
export const serviceUrl = (base: string, path: string): URL =>
  new URL(path, base.endsWith('/') ? base : `${base}/`);
