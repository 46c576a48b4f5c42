const publicPages =
  /^\/(?:(?:products|collections|policies)\/.+|pages\/(?!wishlist(?:\/|$)).+|blogs\/journal(?:\/.+)?|search|lists|not-found)?$/;

/**
 * Whether a link probably leads to a public page, whose data may be fetched before it is opened. In the browser, a
 * route's `handle` is known only once its module is loaded.
 */
export const publicAddress = ({ pathname }: URL): { isFile: false } | undefined =>
  publicPages.test(pathname) ? { isFile: false } : undefined;
