import { changesOf, type Changes } from '~/platform/cache/changes';
import { updateKnownChanges } from '~/platform/cache/known-changes.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { fetchVersion, contentService } from '~/services/prismic/published.server';

/** In ms: after a publication, Prismic may return the previous content for this long. */
export const contentPropagationMs = 15_000;

export const changesOfStore = ({ isolate, env }: Pick<RequestInfo, 'isolate' | 'env'>): Changes =>
  changesOf(
    () => isolate.changes.record,
    (service) => service === contentService && env.PRISMIC_WEBHOOK_SECRET !== undefined,
  );

/** Call this function before a page is read. */
export function updateStoreChanges(info: RequestInfo): Promise<void> {
  const { env, isolate, bindings, log, waitUntil } = info;
  const fetchPublished = () => {
    const budget = openBudget('GET', Date.now());
    const fetchService = createFetchService({ breakers: isolate.breakers, log, budget });
    return fetchVersion(env, fetchService);
  };
  return updateKnownChanges({
    known: isolate.changes,
    bindings,
    store: env.STORE,
    origin: env.SITE_URL,
    backend: () => caches.open('data'),
    watched: {
      [contentService]: {
        hasWebhook: env.PRISMIC_WEBHOOK_SECRET !== undefined,
        propagationMs: contentPropagationMs,
        fetchVersion: fetchPublished,
      },
    },
    log,
    waitUntil,
  });
}
