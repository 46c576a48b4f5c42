/**
 * The company location that a customer of a hosted account buys for. It is part of the session, so that pages need no
 * further call. It is checked again after each new access token.
 */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { ok } from '~/platform/result';
import { textFlash } from '~/platform/session/flash.server';
import type { ChosenCompany, Session } from '~/platform/session/session.server';
import type { CompanyBuyer, CompanyPrices } from '~/services/shopify/storefront.server';
import { endWithMessage, replacementFor, tokenFor } from '../account-session.server';
import type { CustomerResult } from '../account-source';
import { queryAccount } from '../hosted/customer-account-api.server';
import { COMPANY_LOCATIONS_QUERY } from '../hosted/customer-account.graphql';
import { storefrontToken } from '../hosted/storefront-token.server';
import { locationTitle, type CompanyLocation, type ShownCompany } from './company';
import { locationsSchema } from './company.schema';

declare module '~/platform/context.server' {
  interface Context {
    /** Undefined if the customer doesn't buy for a company, and during an outage. */
    companyBuyer(): Promise<CompanyBuyer | undefined>;
    /** Call this if Shopify refused the buyer. If the location isn't the customer's any more, the session drops it. */
    companyHasEnded(): Promise<void>;
  }
}

const companyFlash = textFlash('company');

const ended = 'You can no longer buy for this company location, so you see our usual prices.';
const signedOut =
  'You have been signed out, so you see our usual prices. Please sign in again to see your company’s prices.';
const notRead =
  'You see our usual prices for now. If you buy for a company, please sign in again later to see its prices.';

/** Empty if the customer can't buy for a company. Throws Unavailable. */
const readLocations = (
  context: Context,
  token: string,
): Promise<CustomerResult<CompanyLocation[]>> =>
  queryAccount(context, token, COMPANY_LOCATIONS_QUERY, {
    variables: {},
    schema: locationsSchema,
  });

const gidOf = (id: string) => `gid://shopify/CompanyLocation/${id}`;

const toCompany = (
  { id, name, company, terms }: CompanyLocation,
  locations: readonly CompanyLocation[],
): ChosenCompany => ({
  location: gidOf(id),
  name,
  company,
  terms,
  ...(locations.length > 1 && { hasOthers: true }),
});

/** Digits of the chosen location's gid. */
export const chosenLocation = ({ session }: Context): string | undefined =>
  session.get('company')?.location.split('/').at(-1);

/** `locations`: all of the customer's locations. False if the choice couldn't be stored. */
export const setLocation = (
  { session }: Context,
  location: CompanyLocation,
  locations: readonly CompanyLocation[],
): Promise<boolean> => session.chooseCompany(toCompany(location, locations));

/** Call after sign-in. Returns true if the customer must choose among several locations. */
export async function takeCompany(context: Context): Promise<boolean> {
  const { env, session } = context;
  if (!env.B2B || session.get('token') === undefined) return false;
  const locations = await optional(context, 'company-unavailable', currentLocations(context), null);
  if (!locations) session.flash(companyFlash, notRead);
  const [first, ...others] = locations ?? [];
  if (first) session.setCompany(others.length > 0 ? 'must-choose' : toCompany(first, [first]));
  return others.length > 0;
}

async function currentLocations(context: Context): Promise<CompanyLocation[] | null> {
  const token = await tokenFor(context);
  const locations = token === undefined ? null : await readLocations(context, token);
  return locations?.ok ? locations.value : null;
}

/** Returns the locations. Removes the chosen one from the session if it isn't among them. Throws Unavailable. */
export async function checkedLocations(context: Context, token: string) {
  const locations = await readLocations(context, token);
  if (!locations.ok) return locations;
  keepOrLeave(context, locations.value);
  return ok(locations.value);
}

/** Updates the chosen location in the session. If it isn't among `locations`, removes it and returns false. */
function keepOrLeave({ session, log }: Context, locations: CompanyLocation[]): boolean {
  const chosen = session.get('company');
  if (locations.length === 0 && session.get('mustChooseCompany')) session.setCompany(undefined);
  if (!chosen) return true;
  const found = locations.find(({ id }) => gidOf(id) === chosen.location);
  if (found) {
    const { buyerToken } = chosen;
    session.setCompany({ ...toCompany(found, locations), buyerToken });
    return true;
  }
  log.warn('company-ended');
  session.setCompany(locations.length > 0 ? 'must-choose' : undefined);
  session.flash(companyFlash, ended);
  return false;
}

/** How long pages have the usual prices before the shop asks Shopify again. */
const refusedMs = 60_000;

const buyers = new WeakMap<Session, { of: string; buyer: Promise<CompanyBuyer | undefined> }>();

/** See `Context.companyBuyer`. */
export async function companyBuyerFor(context: Context): Promise<CompanyBuyer | undefined> {
  const { session } = context;
  const { location, refusedUntil = 0 } = session.get('company') ?? {};
  if (location === undefined || refusedUntil > Date.now()) return undefined;
  const known = buyers.get(session);
  if (known?.of === location) return known.buyer;
  const buyer = readBuyer(context, location);
  buyers.set(session, { of: location, buyer });
  return buyer;
}

async function readBuyer(
  context: Context,
  companyLocationId: string,
): Promise<CompanyBuyer | undefined> {
  const { session, log } = context;
  try {
    // Do this before reading the company: refreshing the access token removes the company's `buyerToken`.
    const token = await tokenFor(context);
    if (token === undefined) {
      session.flash(companyFlash, signedOut);
      return undefined;
    }
    const { buyerToken: known, isUnchecked = false } = session.get('company') ?? {};
    if (known !== undefined && !isUnchecked)
      return { companyLocationId, customerAccessToken: known };
    const [customerAccessToken, hasEnded] = await Promise.all([
      known ?? storefrontToken(context, token),
      isUnchecked && isLeft(context, token),
    ]);
    const chosen = session.get('company');
    if (customerAccessToken === undefined || hasEnded || !chosen) return undefined;
    session.setCompany({ ...chosen, buyerToken: customerAccessToken, refusedUntil: undefined });
    return { companyLocationId, customerAccessToken };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('company-unavailable', { error });
    return undefined;
  }
}

async function isLeft(context: Context, token: string): Promise<boolean> {
  const locations = await optional(
    context,
    'company-unavailable',
    readLocations(context, token),
    null,
  );
  return locations?.ok === true && !keepOrLeave(context, locations.value);
}

const checks = new WeakMap<Session, Promise<void>>();

/** See `Context.companyHasEnded`. Once per request. */
export function companyHasEnded(context: Context): Promise<void> {
  const { session } = context;
  const check = checks.get(session) ?? checkAgain(context);
  checks.set(session, check);
  return check;
}

/** `queries` counts the queries for this buyer. */
export function companyPricesOf(context: () => Context): CompanyPrices & { queries(): number } {
  let queries = 0;
  return {
    queries: () => queries,
    async buyer() {
      const buyer = await context().companyBuyer();
      if (buyer) queries += 1;
      return buyer;
    },
    async buyerAfterRefusal() {
      await context().companyHasEnded();
      return context().companyBuyer();
    },
    giveUp() {
      const { session, log } = context();
      const company = session.get('company');
      log.warn('company-refused');
      if (!company) return;
      const refusedUntil = Date.now() + refusedMs;
      session.setCompany({ ...company, buyerToken: undefined, refusedUntil });
    },
  };
}

async function checkAgain(context: Context): Promise<void> {
  const { session, log } = context;
  if (!session.get('company')) return;
  try {
    const token = await tokenFor(context);
    if (token === undefined) return session.flash(companyFlash, signedOut);
    const locations = await readLocations(context, token);
    if (locations.ok && !keepOrLeave(context, locations.value)) return;
    if (!locations.ok && (await replacementFor(context)) === undefined) {
      await endWithMessage(context);
      return session.flash(companyFlash, signedOut);
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('company-unavailable', { error });
  }
  // Perhaps Shopify rejected only the buyer's token.
  const chosen = session.get('company');
  if (chosen) session.setCompany({ ...chosen, buyerToken: undefined });
  buyers.delete(session);
}

/** Undefined if pages show nothing about a company. */
export async function shownCompany(context: Context): Promise<ShownCompany | undefined> {
  const { session } = context;
  const buyer = await context.companyBuyer();
  const chosen = session.get('company');
  if (!chosen) return session.get('mustChooseCompany') ? { name: null } : undefined;
  const { terms, hasOthers } = chosen;
  return {
    name: locationTitle(chosen),
    ...(terms !== undefined && { terms }),
    ...(hasOthers && { hasOthers }),
    ...(!buyer && { withoutPrices: true }),
  };
}

/** Once. */
export const takeCompanyNotice = ({ session, env }: Context): string | undefined =>
  env.B2B ? session.takeFlash(companyFlash) : undefined;
