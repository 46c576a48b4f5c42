/** What has changed at this store's services, for its two caches. */
import { changesOf, type Changes } from '~/platform/cache/changes';
import { learnChanges } from '~/platform/cache/known-changes.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { askVersion, contentService } from '~/services/prismic/published.server';

/**
 * How long after something was published pages may still be made of what was before, in ms: as long as somebody may
 * still take the ref of before for that of now.
 */
export const contentSettleMs = 15_000;

/** The changes as this isolate knows them from moment to moment. */
export const changesOfStore = ({ isolate, env }: Pick<RequestInfo, 'isolate' | 'env'>): Changes =>
  changesOf(
    () => isolate.changes.record,
    (service) => service === contentService && env.PRISMIC_WEBHOOK_SECRET !== undefined,
  );

/** Brings what this isolate knows up to date, for a page that is about to be read. */
export function learnStoreChanges(info: RequestInfo): Promise<void> {
  const { env, isolate, bindings, log, waitUntil } = info;
  const ask = () => {
    const budget = openBudget('GET', Date.now());
    const fetchService = createFetchService({ breakers: isolate.breakers, log, budget });
    return askVersion(env, fetchService);
  };
  return learnChanges({
    known: isolate.changes,
    bindings,
    store: env.STORE,
    origin: env.SITE_URL,
    backend: () => caches.open('data'),
    watched: {
      [contentService]: {
        isAnnounced: env.PRISMIC_WEBHOOK_SECRET !== undefined,
        settleMs: contentSettleMs,
        ask,
      },
    },
    log,
    waitUntil,
  });
}
