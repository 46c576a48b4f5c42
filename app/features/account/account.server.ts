/**
 * The account's verbs. They belong to Shopify's legacy customer accounts, which are closed to new
 * shops (contracts §1.1): everything else knows only this module, so that it can be replaced.
 */
export { changeAddress, getAddresses, type AddressChange } from './addresses.server';
export { getOverview, getProfile } from './customer.server';
export { getOrder, getOrders } from './orders.server';
export { activate, recover, resetPassword } from './password.server';
export type { AccountProblem } from './problem.server';
export { readAddressForm, valuesOf, viewAddressForm } from './read-address-form.server';
export { register } from './register.server';
export { forgetCustomer, readToken, signIn, signOut } from './sign-in.server';
