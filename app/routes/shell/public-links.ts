const publicPages =
  /^\/(?:(?:products|collections|policies)\/.+|pages\/(?!wishlist(?:\/|$)).+|blogs\/journal(?:\/.+)?|search|lists|not-found)?$/;

/**
 * A guess at whether a link leads to a public page, whose data may be fetched before it is opened: in the browser, a
 * route says so itself only once its module is loaded.
 */
export const publicAddress = ({ pathname }: URL): { isFile: false } | undefined =>
  publicPages.test(pathname) ? { isFile: false } : undefined;
