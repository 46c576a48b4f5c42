/** The address book of the signed-in customer. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { isSignedOut } from '~/services/shopify/errors';
import type { Address } from './account';
import { mutateCustomer, queryCustomer, type CustomerResult } from './account-api.server';
import {
  problemOf,
  refused,
  type AccountProblem,
  type AccountResult,
} from './account-problem.server';
import {
  ADDRESS_CREATE_MUTATION,
  ADDRESS_DEFAULT_MUTATION,
  ADDRESS_DELETE_MUTATION,
  ADDRESS_UPDATE_MUTATION,
  CUSTOMER_ADDRESSES_QUERY,
} from './account.graphql';
import { addressesSchema } from './account.schema';
import type { AddressFields } from './address-form.server';
import { countryName, provincesOf } from './countries.server';

export interface AddressBook {
  /** The default address comes first. */
  addresses: Address[];
  /** Digits of the default address. */
  defaultId: string | null;
  /** Prefills a new address. */
  owner: { firstName: string; lastName: string };
}

/** The customer's addresses. Throws Unavailable. */
export async function getAddresses(
  context: Context,
  token: string,
): Promise<CustomerResult<AddressBook>> {
  const customer = await queryAddresses(context, token);
  if (!customer.ok) return customer;
  const { nodes, defaultAddress, firstName, lastName } = customer.value;
  const first = nodes.find(({ gid }) => isSameAddress(gid, defaultAddress?.id));
  const others = nodes.filter((node) => node !== first);
  return ok({
    addresses: [...(first ? [first] : []), ...others].map(({ address }) => address),
    defaultId: first?.address.id ?? null,
    owner: { firstName, lastName },
  });
}

/** A form of the address page; `id` is the digits of the address's gid. */
export type AddressChange =
  | { intent: 'create'; fields: AddressFields; makeDefault: boolean }
  | { intent: 'update'; id: string; fields: AddressFields; makeDefault: boolean }
  | { intent: 'delete'; id: string }
  | { intent: 'default'; id: string };

/**
 * Changes the address book; each mutation is sent once. 'signed-out' when the token is invalid or
 * expired; the problem's message is Shopify's first or our own.
 */
export async function changeAddress(
  context: Context,
  token: string,
  change: AddressChange,
): Promise<Result<undefined, AccountProblem | 'signed-out'>> {
  try {
    if (change.intent === 'create') return await createAddress(context, token, change);
    // The full id carries the token, so it is looked up and never taken from a form.
    const customer = await queryAddresses(context, token);
    if (!customer.ok) return customer;
    const found = customer.value.nodes.find(({ address }) => address.id === change.id);
    if (!found) return refused('This address does not exist any more.');
    return await changeExisting(context, token, found.gid, change);
  } catch (error) {
    if (isSignedOut(error)) return fail('signed-out');
    return fail(problemOf(context, 'address', error));
  }
}

async function queryAddresses(context: Context, customerAccessToken: string) {
  const variables = { customerAccessToken };
  const customer = await queryCustomer(
    context,
    CUSTOMER_ADDRESSES_QUERY,
    variables,
    addressesSchema,
  );
  if (!customer.ok) return customer;
  const { addresses, ...rest } = customer.value;
  return ok({ ...rest, nodes: addresses.edges.map(({ node }) => node) });
}

/** Compared without the query: it carries the access token, so the same address has another id after each login. */
const isSameAddress = (gid: string, other: string | undefined): boolean =>
  gid.split('?')[0] === other?.split('?')[0];

async function createAddress(
  context: Context,
  customerAccessToken: string,
  { fields, makeDefault }: { fields: AddressFields; makeDefault: boolean },
): Promise<AccountResult> {
  const before = makeDefault ? await gidsOf(context, customerAccessToken) : [];
  const variables = { customerAccessToken, address: toAddressInput(fields) };
  const { problem } = await mutateCustomer(context, ADDRESS_CREATE_MUTATION, variables);
  if (problem) return refused(problem);
  if (!makeDefault) return ok(undefined);
  const added = (await gidsOf(context, customerAccessToken)).find((gid) => !before.includes(gid));
  return added ? setDefault(context, customerAccessToken, added) : ok(undefined);
}

async function gidsOf(context: Context, token: string): Promise<string[]> {
  const customer = await queryAddresses(context, token);
  return customer.ok ? customer.value.nodes.map(({ gid }) => gid) : [];
}

async function changeExisting(
  context: Context,
  customerAccessToken: string,
  gid: string,
  change: Exclude<AddressChange, { intent: 'create' }>,
): Promise<AccountResult> {
  if (change.intent === 'default') return setDefault(context, customerAccessToken, gid);
  const variables = { customerAccessToken, id: gid };
  const { problem } =
    change.intent === 'delete'
      ? await mutateCustomer(context, ADDRESS_DELETE_MUTATION, variables)
      : await mutateCustomer(context, ADDRESS_UPDATE_MUTATION, {
          ...variables,
          address: toAddressInput(change.fields),
        });
  if (problem) return refused(problem);
  if (change.intent === 'update' && change.makeDefault) {
    return setDefault(context, customerAccessToken, gid);
  }
  return ok(undefined);
}

async function setDefault(
  context: Context,
  customerAccessToken: string,
  addressId: string,
): Promise<AccountResult> {
  const variables = { customerAccessToken, addressId };
  const { problem } = await mutateCustomer(context, ADDRESS_DEFAULT_MUTATION, variables);
  return problem ? refused(problem) : ok(undefined);
}

/** Shopify's address input has no codes: country and province are sent by name. */
const toAddressInput = ({ country, province, ...rest }: AddressFields) => ({
  ...rest,
  country: countryName(country),
  province: provincesOf(country).find(({ value }) => value === province)?.label ?? province,
});
