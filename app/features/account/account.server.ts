/**
 * The account's operations, on Shopify's legacy customer accounts. Shopify has deprecated these and
 * offers them to no new store, so other code imports this module only: the rest can be replaced.
 */
export { changeAddress, getAddresses, type AddressChange } from './addresses.server';
export { getOverview, getProfile } from './customer.server';
export { getOrder, getOrders } from './orders.server';
export { activate, recover, resetPassword } from './password.server';
export type { AccountProblem } from './problem.server';
export { readAddressForm, valuesOf, viewAddressForm } from './read-address-form.server';
export { register } from './register.server';
export { clearCustomer, readToken, signIn, signOut } from './sign-in.server';
