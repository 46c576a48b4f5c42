/** Shopify signs its webhooks; Prismic's contain a secret. */
import * as v from 'valibot';
import { contentPropagationMs } from './changes.server';
import { catalogueEvent, isAboutCatalogue } from '~/features/catalog/catalog-invalidation';
import { digestOf } from '~/platform/digest';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { noStore } from '~/platform/http/no-store';
import { drain, readBytes } from '~/platform/http/request-guard/body.server';
import { whileAllowed } from '~/platform/http/unproven-senders.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { fetchVersion, contentService, isVersionWith } from '~/services/prismic/published.server';
import { mayBeSigned, readWebhook } from '~/services/shopify/webhooks.server';

/** In bytes. A product with a hundred variants needs about 200 kB. */
const largestBody = 1024 * 1024;
/** Older webhooks are ignored; Shopify retries for four hours. */
const oldestMs = 2 * 24 * 3600_000;
/** Delays in ms between attempts to read the content version that a webhook reported. */
const retryMs = [2_000, 5_000, 10_000];

type Answer = (
  body: Uint8Array<ArrayBuffer>,
  request: Request,
  info: RequestInfo,
) => Promise<number>;

interface Webhooks {
  secret(env: RequestInfo['env']): string | undefined;
  /** False if the headers show that another sender sent the request. */
  mayBeOurs(headers: Headers): boolean;
  answer: Answer;
}

const webhooks: Record<string, Webhooks> = {
  '/webhooks/shopify': {
    secret: (env) => env.SHOPIFY_WEBHOOK_SECRET,
    mayBeOurs: mayBeSigned,
    answer: answerShopify,
  },
  '/webhooks/prismic': {
    secret: (env) => env.PRISMIC_WEBHOOK_SECRET,
    mayBeOurs: () => true,
    answer: answerPrismic,
  },
};

export const isWebhookPath = (path: string): boolean => Object.hasOwn(webhooks, path);

/**
 * Never throws. 200: processed or ignored. 401: not authenticated. 404: no secret configured. 503: the service should
 * retry. Also 405, 408, 413 and 429. Refused webhooks don't block their sender, because Shopify and Prismic send all
 * their customers' webhooks from the same addresses.
 */
export async function takeWebhook(request: Request, path: string, info: RequestInfo) {
  const refuse = async (status: number, headers: Record<string, string> = {}) => {
    await drain(request);
    return answerWith(status, headers);
  };
  const { secret, mayBeOurs, answer } = webhooks[path]!;
  const sender = request.headers.get('cf-connecting-ip') ?? 'unknown';
  if (!secret(info.env)) return refuse(404);
  if (request.method !== 'POST') return refuse(405, { Allow: 'POST' });
  if (!mayBeOurs(request.headers)) return answerWith(401);
  const reading = whileAllowed(info.isolate.senders, sender, () =>
    readBytes(request, largestBody).then(
      (bytes) => bytes ?? 413,
      () => 408,
    ),
  );
  // If the sender disconnects, the runtime would cancel the request without `waitUntil`, and the body would stay in the
  // count of bodies that are being read.
  info.waitUntil(reading);
  const body = await reading;
  if (body === undefined) return answerWith(429, { 'Retry-After': '60' });
  if (typeof body === 'number') return refuse(body);
  try {
    return answerWith(await answer(body, request, info));
  } catch (error) {
    info.log.error('webhook-failed', { path, error });
    return answerWith(503);
  }
}

const answerWith = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...noStore, ...headers } });

function changeLogOf({ bindings, env }: RequestInfo) {
  if (!bindings.CHANGES) throw new Error('The Durable Object CHANGES is not bound');
  return bindings.CHANGES.getByName(env.STORE);
}

async function answerShopify(body: Uint8Array<ArrayBuffer>, request: Request, info: RequestInfo) {
  const { log, env } = info;
  const webhook = await readWebhook(request.headers, body, env.SHOPIFY_WEBHOOK_SECRET ?? '');
  if (!webhook) return 401;
  const { topic, signature, triggeredAt, payload } = webhook;
  if (!isAboutCatalogue(topic) || Date.now() - triggeredAt > oldestMs) {
    log.info('webhook-ignored', { topic, triggeredAt });
    return 200;
  }
  try {
    const result = await changeLogOf(info).applyEvent(
      await catalogueEvent(topic, payload, signature),
    );
    log.info('webhook', { topic, result });
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    // A retry wouldn't help.
    log.warn('webhook-unreadable', { topic, error });
  }
  return 200;
}

const prismicBody = v.object({
  type: v.string(),
  secret: v.string(),
  masterRef: v.optional(v.string()),
});

async function answerPrismic(body: Uint8Array<ArrayBuffer>, _: Request, info: RequestInfo) {
  const { env, isolate, log, waitUntil } = info;
  const text = v.pipe(v.string(), v.parseJson(), prismicBody);
  const sent = v.safeParse(text, new TextDecoder().decode(body));
  if (!sent.success || !(await isSame(sent.output.secret, env.PRISMIC_WEBHOOK_SECRET ?? '')))
    return 401;
  const { type, masterRef } = sent.output;
  if (type !== 'api-update') return 200;
  const object = changeLogOf(info);
  const budget = openBudget('POST', Date.now());
  const fetchService = createFetchService({ breakers: isolate.breakers, log, budget });
  /** Records the current version, because a late webhook may report an earlier one. True if the versions are equal. */
  const update = async () => {
    const version = await fetchVersion(env, fetchService);
    const { versions } = await object.confirm(contentService, version, contentPropagationMs);
    const { value = version } = versions[contentService] ?? {};
    return masterRef === undefined || isVersionWith(value, masterRef);
  };
  const updateLater = async () => {
    for (const ms of retryMs) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (await update().catch(() => false)) return;
    }
  };
  const isKnown = await update().catch(() => false);
  budget.release();
  log.info('webhook', { type, isKnown });
  if (!isKnown) waitUntil(updateLater());
  return 200;
}

/** Compares digests, so that timing doesn't reveal the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digests = [one, other].map((text) => digestOf(new TextEncoder().encode(text).buffer));
  const [first, second] = await Promise.all(digests);
  return first === second;
}
