/** The operator writes policies in Shopify. */
import * as v from 'valibot';
import { cleanHtml } from '~/features/catalog/description';
import type { Context } from '~/platform/context.server';
import { leadsNowhere } from '~/route-table.server';
import * as replies from '~/services/shopify/replies.generated';
import { POLICY_QUERY } from './policies.graphql';

/** Shopify's URL handles. */
const handles = {
  'privacy-policy': 'privacy',
  'refund-policy': 'refund',
  'shipping-policy': 'shipping',
  'terms-of-service': 'terms',
  'subscription-policy': 'subscription',
} as const;

const isHandle = (handle: string): handle is keyof typeof handles => Object.hasOwn(handles, handle);

export interface Policy {
  title: string;
  html: string;
}

const policy = v.nullable(v.object({ title: v.string(), html: v.string() }));

/** Throws Unavailable. */
export async function getPolicy(context: Context, handle: string): Promise<Policy | null> {
  if (!isHandle(handle)) return null;
  const none = {
    privacy: false,
    refund: false,
    shipping: false,
    terms: false,
    subscription: false,
  };
  return context.cache.read({
    key: ['policy', handle],
    version: 1,
    variesBy: [],
    freshSeconds: 60,
    staleSeconds: 7 * 24 * 3600,
    schema: policy,
    isAbsent: (value) => value === null,
    load: async () => {
      const { shop } = await context.storefront.query(POLICY_QUERY, {
        variables: { ...none, [handles[handle]]: true },
        schema: replies.Policy,
      });
      const found = Object.values(shop).find((one) => one !== null);
      if (!found?.body.trim()) return null;
      const html = cleanHtml(found.body, (href) => leadsNowhere(href, context));
      return { title: found.title, html };
    },
  });
}
