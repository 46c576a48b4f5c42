/** `/account/logout`, Shopify's path: a form signs out; a link leads to the account, as links must not change anything. */
export { action, loader } from '../accounts/sign-out';
