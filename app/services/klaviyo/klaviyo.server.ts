/** Requests are never retried. Outages are results, not errors. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { serviceUrl } from '~/platform/fetch/service-url';
import { fail, ok, type Result } from '~/platform/result';
import { isUnavailable } from '~/platform/fetch/unavailable';

/**
 * off: not configured. refused: Klaviyo rejected the request (reason in the log). throttled: 429. unavailable: no
 * usable reply.
 */
export type MarketingProblem = 'off' | 'refused' | 'throttled' | 'unavailable';

/** `page`: URL of the page with the form. */
export async function subscribe(
  context: Context,
  { email, page }: { email: string; page: string },
): Promise<Result<void, MarketingProblem>> {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_LIST_ID: list, KLAVIYO_PRIVATE_KEY } = context.env;
  if (!company || !list) return fail('off');
  const signup = { email, list, page };
  const body = KLAVIYO_PRIVATE_KEY ? newsletterJob(signup) : newsletterBody(signup);
  const path = KLAVIYO_PRIVATE_KEY
    ? 'api/profile-subscription-bulk-create-jobs'
    : `client/subscriptions?company_id=${company}`;
  return post(context, 'newsletter', path, jsonApi(context, body), isAccepted);
}

/** `request` contains the numbers in the variant's and the product's gid. */
export async function notifyWhenBack(
  context: Context,
  request: BackInStockRequest,
): Promise<Result<void, MarketingProblem>> {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_BIS_MODE, KLAVIYO_PRIVATE_KEY } = context.env;
  if (!company) return fail('off');
  if (KLAVIYO_BIS_MODE === 'legacy') {
    const path = 'onsite/components/back-in-stock/subscribe';
    const init = { body: backInStockForm(company, request) };
    return post(context, 'back-in-stock', path, init, isLegacySuccess);
  }
  const path = KLAVIYO_PRIVATE_KEY
    ? 'api/back-in-stock-subscriptions'
    : `client/back-in-stock-subscriptions?company_id=${company}`;
  return post(
    context,
    'back-in-stock',
    path,
    jsonApi(context, backInStockBody(request)),
    isAccepted,
  );
}

export const mailsWishlistLinks = ({ env }: Context): boolean =>
  env.KLAVIYO_WISHLIST_LINK && env.KLAVIYO_COMPANY_ID !== undefined;

/** `token`: the secret part of the link. Klaviyo ignores a second event with the same `id` and email address. */
export async function sendWishlistLink(
  context: Context,
  request: WishlistLinkRequest,
): Promise<Result<void, MarketingProblem>> {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_PRIVATE_KEY } = context.env;
  if (!company || !mailsWishlistLinks(context)) return fail('off');
  const path = KLAVIYO_PRIVATE_KEY ? 'api/events' : `client/events?company_id=${company}`;
  const init = jsonApi(context, wishlistLinkBody(request));
  return post(context, 'wishlist-link', path, init, isAccepted);
}

const deadlineMs = 3000;
const jsonApiType = 'application/vnd.api+json';

const jsonApi = ({ env }: Context, body: object) => ({
  body: JSON.stringify(body),
  headers: {
    accept: jsonApiType,
    'content-type': jsonApiType,
    revision: env.KLAVIYO_REVISION,
    ...(env.KLAVIYO_PRIVATE_KEY && {
      authorization: `Klaviyo-API-Key ${env.KLAVIYO_PRIVATE_KEY}`,
    }),
  },
});

async function post(
  { env, fetchService, log }: Context,
  operation: string,
  path: string,
  init: { body: BodyInit; headers?: Record<string, string> },
  succeeded: (reply: Reply) => boolean,
): Promise<Result<void, MarketingProblem>> {
  try {
    const reply = await fetchService(
      serviceUrl(env.KLAVIYO_URL, path).href,
      { method: 'POST', ...init },
      { service: 'marketing', operation, deadlineMs, maxBytes: 100_000 },
    );
    if (succeeded(reply)) return ok(undefined);
    const reason = describeRefusal(reply.text);
    log.warn('marketing-refused', { operation, status: reply.status, reason });
    if (reply.status === 429) return fail('throttled');
    return fail(reason === undefined ? 'unavailable' : 'refused');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return fail('unavailable');
  }
}

interface Signup {
  email: string;
  list: string;
  page: string;
}

const consented = { email: { marketing: { consent: 'SUBSCRIBED' } } };
const listOf = (id: string) => ({ list: { data: { type: 'list', id } } });
const profile = (attributes: object) => ({ data: { type: 'profile', attributes } });

export const newsletterBody = ({ email, list, page }: Signup) => ({
  data: {
    type: 'subscription',
    attributes: {
      custom_source: page,
      profile: profile({ email, subscriptions: consented }),
    },
    relationships: listOf(list),
  },
});

export const newsletterJob = ({ email, list, page }: Signup) => ({
  data: {
    type: 'profile-subscription-bulk-create-job',
    attributes: {
      custom_source: page,
      profiles: { data: [{ type: 'profile', attributes: { email, subscriptions: consented } }] },
    },
    relationships: listOf(list),
  },
});

interface BackInStockRequest {
  email: string;
  variant: string;
  product: string;
}

/** Undocumented, but still supported. `a` is the company. */
const backInStockForm = (company: string, { email, variant, product }: BackInStockRequest) =>
  new URLSearchParams({ a: company, email, variant, platform: 'shopify', product });

/** The id is the variant's id in Klaviyo's synced Shopify catalog. */
export const backInStockBody = ({ email, variant }: BackInStockRequest) => ({
  data: {
    type: 'back-in-stock-subscription',
    attributes: { channels: ['EMAIL'], profile: profile({ email }) },
    relationships: {
      variant: { data: { type: 'catalog-variant', id: `$shopify:::$default:::${variant}` } },
    },
  },
});

interface WishlistLinkRequest {
  email: string;
  token: string;
  id: string;
}

export const wishlistLinkBody = ({ email, token, id }: WishlistLinkRequest) => ({
  data: {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: 'Wishlist link requested' } } },
      profile: profile({ email }),
      properties: { token },
      unique_id: id,
    },
  },
});

interface Reply {
  status: number;
  text: string;
}

const json = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema);
const legacy = json(v.object({ success: v.boolean(), message: v.optional(v.string()) }));
const problems = json(
  v.object({ errors: v.array(v.object({ code: v.string(), detail: v.optional(v.string()) })) }),
);

const isAccepted = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** The legacy endpoint always responds with 200. */
function isLegacySuccess({ status, text }: Reply): boolean {
  const parsed = v.safeParse(legacy, text);
  return status === 200 && parsed.success && parsed.output.success;
}

function describeRefusal(text: string): string | undefined {
  const errors = v.safeParse(problems, text);
  if (errors.success) {
    return errors.output.errors.map(({ code, detail }) => `${code}: ${detail ?? ''}`).join('; ');
  }
  const old = v.safeParse(legacy, text);
  return old.success ? (old.output.message ?? 'success is false') : undefined;
}
