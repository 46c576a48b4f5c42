/** Klaviyo: newsletter and back-in-stock subscriptions. Requests are never retried; outages are results, not errors. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { newsletterBody, newsletterJob, backInStockBody, backInStockForm } from './bodies';
import { describeRefusal, isAccepted, isLegacySuccess } from './klaviyo.schema';

/**
 * off: not configured for this deployment; refused: Klaviyo declined (its reason is logged);
 * throttled: 429; unavailable: no usable reply in time.
 */
export type MarketingProblem = 'off' | 'refused' | 'throttled' | 'unavailable';

/** Subscribes an e-mail to the store's newsletter list. `page`: URL of the page with the form. */
export async function subscribe(
  context: Context,
  { email, page }: { email: string; page: string },
): Promise<Result<void, MarketingProblem>> {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_LIST_ID: list, KLAVIYO_PRIVATE_KEY } = context.env;
  if (!company || !list) return fail('off');
  const signup = { email, list, page };
  const body = KLAVIYO_PRIVATE_KEY ? newsletterJob(signup) : newsletterBody(signup);
  const path = KLAVIYO_PRIVATE_KEY
    ? '/api/profile-subscription-bulk-create-jobs'
    : `/client/subscriptions?company_id=${company}`;
  return post(context, 'newsletter', path, jsonApi(context, body), isAccepted);
}

/** Subscribes an e-mail to a variant's return. `variant` and `product` are the digits of their gids. */
export async function notifyWhenBack(
  context: Context,
  wish: { email: string; variant: string; product: string },
): Promise<Result<void, MarketingProblem>> {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_BIS_MODE, KLAVIYO_PRIVATE_KEY } = context.env;
  if (!company) return fail('off');
  if (KLAVIYO_BIS_MODE === 'legacy') {
    const path = '/onsite/components/back-in-stock/subscribe';
    const init = { body: backInStockForm(company, wish) };
    return post(context, 'back-in-stock', path, init, isLegacySuccess);
  }
  const path = KLAVIYO_PRIVATE_KEY
    ? '/api/back-in-stock-subscriptions'
    : `/client/back-in-stock-subscriptions?company_id=${company}`;
  return post(context, 'back-in-stock', path, jsonApi(context, backInStockBody(wish)), isAccepted);
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
  succeeded: (reply: { status: number; text: string }) => boolean,
): Promise<Result<void, MarketingProblem>> {
  try {
    const reply = await fetchService(
      new URL(path, env.KLAVIYO_URL).href,
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
