/** The address book of the signed-in customer. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { isSignedOut } from '~/services/shopify/errors';
import type { Address } from './account';
import { changeCustomer, readCustomer } from './account-api.server';
import {
  ADDRESS_CREATE_MUTATION,
  ADDRESS_DEFAULT_MUTATION,
  ADDRESS_DELETE_MUTATION,
  ADDRESS_UPDATE_MUTATION,
} from './account-mutations.graphql';
import { addressesSchema } from './account.schema';
import { CUSTOMER_ADDRESSES_QUERY } from './account.graphql';
import type { AddressFields } from './address-form';
import { countryName, provincesOf } from './countries.server';
import { problemOf, type AccountProblem } from './problem.server';

export interface AddressBook {
  /** The default address comes first. */
  addresses: Address[];
  /** Digits of the default address. */
  defaultId: string | null;
  /** Prefills a new address. */
  owner: { firstName: string; lastName: string };
}

const readBook = (context: Context, token: string) =>
  readCustomer(context, CUSTOMER_ADDRESSES_QUERY, addressesSchema, { customerAccessToken: token });

/** The customer's addresses; null when the token is invalid or expired. Throws Unavailable. */
export async function getAddresses(context: Context, token: string): Promise<AddressBook | null> {
  const book = await readBook(context, token);
  if (!book) return null;
  const all = book.addresses.edges.map(({ node }) => node);
  const first = all.find(({ gid }) => samePlace(gid, book.defaultAddress?.id));
  const others = all.filter((entry) => entry !== first);
  return {
    addresses: [...(first ? [first] : []), ...others].map(({ address }) => address),
    defaultId: first?.address.id ?? null,
    owner: { firstName: book.firstName, lastName: book.lastName },
  };
}

/** Compared without the query: it carries the access token, so the same address has another id after each login. */
const samePlace = (gid: string, other: string | undefined): boolean =>
  gid.split('?')[0] === other?.split('?')[0];

/** A form of the address page; `id` is the digits of the address's gid. */
export type AddressChange =
  | { intent: 'create'; fields: AddressFields; makeDefault: boolean }
  | { intent: 'update'; id: string; fields: AddressFields; makeDefault: boolean }
  | { intent: 'delete'; id: string }
  | { intent: 'default'; id: string };

/**
 * Changes the address book; each mutation is sent once. 'signed-out' when the token is invalid or
 * expired. A refusal or an outage is the Result's problem, with Shopify's first message or our own.
 */
export async function changeAddress(
  context: Context,
  token: string,
  change: AddressChange,
): Promise<Result<undefined, AccountProblem> | 'signed-out'> {
  try {
    if (change.intent === 'create') return await create(context, token, change);
    // The full id carries the token, so it is looked up here and never taken from a form.
    const book = await readBook(context, token);
    if (!book) return 'signed-out';
    const found = book.addresses.edges.find(({ node }) => node.address.id === change.id);
    if (!found) return fail({ status: 400, message: 'This address does not exist any more.' });
    return await perform(context, token, found.node.gid, change);
  } catch (error) {
    if (isSignedOut(error)) return 'signed-out';
    return fail(problemOf(context, 'address', error));
  }
}

async function create(
  context: Context,
  customerAccessToken: string,
  { fields, makeDefault }: { fields: AddressFields; makeDefault: boolean },
) {
  const known = makeDefault ? await gidsOf(context, customerAccessToken) : [];
  const { problem } = await changeCustomer(
    context,
    'customerAddressCreate',
    ADDRESS_CREATE_MUTATION,
    { customerAccessToken, address: inputOf(fields) },
  );
  if (problem) return fail<AccountProblem>({ status: 400, message: problem });
  if (!makeDefault) return ok(undefined);
  const added = (await gidsOf(context, customerAccessToken)).find((gid) => !known.includes(gid));
  return added ? setDefault(context, customerAccessToken, added) : ok(undefined);
}

const gidsOf = async (context: Context, token: string): Promise<string[]> =>
  (await readBook(context, token))?.addresses.edges.map(({ node }) => node.gid) ?? [];

async function perform(
  context: Context,
  customerAccessToken: string,
  gid: string,
  change: Exclude<AddressChange, { intent: 'create' }>,
): Promise<Result<undefined, AccountProblem>> {
  if (change.intent === 'default') return setDefault(context, customerAccessToken, gid);
  const { problem } =
    change.intent === 'delete'
      ? await changeCustomer(context, 'customerAddressDelete', ADDRESS_DELETE_MUTATION, {
          customerAccessToken,
          id: gid,
        })
      : await changeCustomer(context, 'customerAddressUpdate', ADDRESS_UPDATE_MUTATION, {
          customerAccessToken,
          id: gid,
          address: inputOf(change.fields),
        });
  if (problem) return fail({ status: 400, message: problem });
  if (change.intent === 'update' && change.makeDefault) {
    return setDefault(context, customerAccessToken, gid);
  }
  return ok(undefined);
}

async function setDefault(
  context: Context,
  customerAccessToken: string,
  addressId: string,
): Promise<Result<undefined, AccountProblem>> {
  const variables = { customerAccessToken, addressId };
  const { problem } = await changeCustomer(
    context,
    'customerDefaultAddressUpdate',
    ADDRESS_DEFAULT_MUTATION,
    variables,
  );
  return problem ? fail({ status: 400, message: problem }) : ok(undefined);
}

/** Shopify's address input has no codes: country and province are sent by name. */
const inputOf = ({ country, province, ...rest }: AddressFields) => ({
  ...rest,
  country: countryName(country),
  province: provincesOf(country).find(({ value }) => value === province)?.label ?? province,
});
