import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { takeTurn, type Outcome } from '~/platform/submission-lock.server';
import { isAccessDenied, StorefrontErrors } from '~/services/shopify/errors';
import type { Address } from './account';
import type { AddressReply, CustomerResult, StoredBook } from './account-source';
import { sourceOf } from './account-source.server';
import {
  isLost,
  notDefault,
  problemOf,
  refused,
  unavailable,
  unclear,
  type AccountProblem,
  type AccountResult,
} from './account-problem.server';
import { notDelivered, valuesOf, type AddressFields } from './address-form.server';
import { getProfile } from './customer.server';
import { isSamePhone } from './phone.server';
import { getShippingCountries } from './shipping-countries.server';

export interface AddressBook {
  /** Default address first. */
  addresses: Address[];
  /** Digits of the gid. */
  defaultId: string | null;
  owner: { firstName: string; lastName: string };
}

/** Throws Unavailable. */
export async function getAddresses(
  context: Context,
  token: string,
): Promise<CustomerResult<AddressBook>> {
  const customer = await sourceOf(context).readAddresses(context, token);
  if (!customer.ok) return customer;
  const { nodes, defaultGid, owner } = customer.value;
  const first = nodes.find(({ gid }) => isSameAddress(gid, defaultGid));
  const others = nodes.filter((node) => node !== first);
  return ok({
    addresses: [...(first ? [first] : []), ...others].map(({ address }) => address),
    defaultId: first?.address.id ?? null,
    owner,
  });
}

/** `id` is the number in the gid. */
export type AddressChange =
  | { intent: 'create'; fields: AddressFields; makeDefault: boolean }
  | { intent: 'update'; id: string; fields: AddressFields; makeDefault: boolean }
  | { intent: 'delete'; id: string }
  | { intent: 'default'; id: string };

/**
 * After a lost response, reads the address book to see whether the change was made. A creation or deletion that the
 * same customer repeats within five minutes counts as made. Fails with 'signed-out' if the token is invalid. A deletion
 * returns form values for undoing it, unless the address was missing.
 */
export async function changeAddress(
  context: Context,
  token: string,
  change: AddressChange,
): Promise<Result<Record<string, string> | undefined, AccountProblem | 'signed-out'>> {
  try {
    if (change.intent === 'create') return await createOnce(context, token, change);
    // Forms contain only the id's digits.
    const customer = await sourceOf(context).readAddresses(context, token);
    if (!customer.ok) return customer;
    const found = customer.value.nodes.find(({ address }) => address.id === change.id);
    if (!found)
      return change.intent === 'delete' ? await deleteOnce(context, token, change) : missing;
    if (change.intent === 'update' && !(await mayBeIn(context, change.fields, found.address))) {
      const message = notDelivered(change.fields.country);
      return fail({ kind: 'refused', field: 'country', message });
    }
    const settled =
      change.intent === 'delete'
        ? await deleteOnce(context, token, change, found.gid)
        : await settle(context, token, change, () =>
            changeExisting(context, token, found.gid, change),
          );
    if (!settled.ok || change.intent !== 'delete') return settled;
    const wasDefault = isSameAddress(found.gid, customer.value.defaultGid);
    return ok({ ...valuesOf(found.address), ...(wasDefault && { default: 'on' }) });
  } catch (error) {
    return fail(problemOf(context, 'address', error));
  }
}

const mayBeIn = async (
  context: Context,
  { country }: AddressFields,
  { countryCode }: Address,
): Promise<boolean> =>
  country === countryCode || (await getShippingCountries(context)).includes(country);

type AddressResult = Result<undefined, AccountProblem | 'signed-out'>;

const missing = refused('This address no longer exists.');

const look = 'We’re not sure that was saved. Please check your addresses before you try again.';

function createOnce(
  context: Context,
  token: string,
  change: Extract<AddressChange, { intent: 'create' }>,
): Promise<AddressResult> {
  const { fields } = change;
  return inTurn(context, token, ['create', JSON.stringify(fields)], async (book) =>
    book?.nodes.some(({ address }) => isSame(address, fields))
      ? compare(context, token, change, book)
      : settle(context, token, change, () => createAddress(context, token, change)),
  );
}

/** `gid`: undefined if the address is missing. */
function deleteOnce(
  context: Context,
  token: string,
  change: Extract<AddressChange, { intent: 'delete' }>,
  gid?: string,
): Promise<AddressResult> {
  return inTurn(context, token, ['delete', change.id], async (book) => {
    if (book?.nodes.every(({ address }) => address.id !== change.id)) return ok(undefined);
    if (gid === undefined) return missing;
    return settle(context, token, change, () => changeExisting(context, token, gid, change));
  });
}

/**
 * A repeated form waits for the first one. Then its `work` gets the address book to check, because the address may have
 * been added or deleted again since. The outcome 'done' is never recorded, because it would prevent this check.
 */
async function inTurn(
  context: Context,
  token: string,
  parts: string[],
  work: (book: StoredBook | null) => Promise<AddressResult>,
): Promise<AddressResult> {
  const customer = context.session.get('customer') ?? context.visitor;
  const turn = await takeTurn(context, ['address', customer, ...parts]);
  let outcome: Outcome = 'unclear';
  try {
    if (turn.earlier === null) {
      const result = await work(null);
      // Otherwise, a repeated form would count as made.
      if (result === missing) outcome = 'failed';
      return result;
    }
    const book = await sourceOf(context).readAddresses(context, token);
    return book.ok ? await work(book.value) : book;
  } finally {
    await turn.finish(outcome);
  }
}

async function settle(
  context: Context,
  token: string,
  change: AddressChange,
  work: () => Promise<AccountResult>,
): Promise<AddressResult> {
  try {
    return await work();
  } catch (error) {
    if (isAccessDenied(error)) {
      // A missing API scope and an invalid token cause the same error.
      const profile = await getProfile(context, token);
      if (!profile.ok) return profile;
      context.log.error('account-denied', { form: 'address', error });
      return fail(unavailable);
    }
    if (!isLost(error)) throw error;
    context.log.error('account-unavailable', { form: 'address', error });
  }
  try {
    const customer = await sourceOf(context).readAddresses(context, token);
    return customer.ok ? await compare(context, token, change, customer.value) : customer;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return unclear(look);
  }
}

/** Sets a missing default. */
async function compare(
  context: Context,
  token: string,
  change: AddressChange,
  { nodes, defaultGid }: StoredBook,
): Promise<AccountResult> {
  const found = nodes.find(({ address }) =>
    change.intent === 'create' ? isSame(address, change.fields) : address.id === change.id,
  );
  const isDefault = found !== undefined && isSameAddress(found.gid, defaultGid);
  if (change.intent === 'delete') return found ? fail(unavailable) : ok(undefined);
  if (change.intent === 'default') return isDefault ? ok(undefined) : fail(unavailable);
  if (!found || !isSame(found.address, change.fields)) return fail(unavailable);
  if (!change.makeDefault || isDefault) return ok(undefined);
  try {
    const { problem } = await sourceOf(context).setDefaultAddress(context, token, found.gid);
    return problem === null ? ok(undefined) : refused(notDefault);
  } catch (error) {
    if (!(error instanceof StorefrontErrors || isUnavailable(error))) throw error;
    return fail({ ...unavailable, message: notDefault });
  }
}

/** Shopify may change spaces, case and phone format. */
function isSame(address: Address, { phone, ...typed }: AddressFields): boolean {
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const stored = valuesOf(address);
  return (
    isSamePhone(address.phone, phone, typed.country) &&
    Object.entries(typed).every(([name, value]) => plain(stored[name]) === plain(value))
  );
}

/** The gid contains the access token, which changes with each login. */
const isSameAddress = (gid: string, other: string | null): boolean =>
  gid.split('?')[0] === other?.split('?')[0];

const resultOf = ({ problem, field }: AddressReply): AccountResult =>
  problem === null
    ? ok(undefined)
    : fail({ kind: 'refused', message: problem, ...(field && { field }) });

async function createAddress(
  context: Context,
  token: string,
  { fields, makeDefault }: { fields: AddressFields; makeDefault: boolean },
): Promise<AccountResult> {
  return resultOf(await sourceOf(context).createAddress(context, token, fields, makeDefault));
}

async function changeExisting(
  context: Context,
  token: string,
  gid: string,
  change: Exclude<AddressChange, { intent: 'create' }>,
): Promise<AccountResult> {
  const source = sourceOf(context);
  switch (change.intent) {
    case 'default':
      return resultOf(await source.setDefaultAddress(context, token, gid));
    case 'delete':
      return resultOf(await source.deleteAddress(context, token, gid));
    case 'update': {
      const { fields, makeDefault } = change;
      return resultOf(await source.updateAddress(context, token, gid, fields, makeDefault));
    }
  }
}
