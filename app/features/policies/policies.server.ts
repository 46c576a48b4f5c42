/** The operator writes policies in Shopify. */
import * as v from 'valibot';
import { cleanHtml } from '~/features/catalog/description';
import type { Context } from '~/platform/context.server';
import { leadsNowhere } from '~/missing-pages.server';
import { POLICY_QUERY } from './policies.graphql';

/** Shopify's URL handle → the query's variable and field. */
const handles = {
  'privacy-policy': ['privacy', 'privacyPolicy'],
  'refund-policy': ['refund', 'refundPolicy'],
  'shipping-policy': ['shipping', 'shippingPolicy'],
  'terms-of-service': ['terms', 'termsOfService'],
  'subscription-policy': ['subscription', 'subscriptionPolicy'],
} as const;

const isHandle = (handle: string): handle is keyof typeof handles => Object.hasOwn(handles, handle);

export interface Policy {
  title: string;
  html: string;
}

const text = v.nullable(v.object({ title: v.string(), body: v.string() }));
const policy = v.nullable(v.object({ title: v.string(), html: v.string() }));

/** Throws Unavailable. */
export async function getPolicy(context: Context, handle: string): Promise<Policy | null> {
  if (!isHandle(handle)) return null;
  const [variable, field] = handles[handle];
  const none = {
    privacy: false,
    refund: false,
    shipping: false,
    terms: false,
    subscription: false,
  };
  // The query's generated schema would accept a reply without the requested field.
  const reply = v.object({ shop: v.object({ [field]: text }) });
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
        variables: { ...none, [variable]: true },
        schema: reply,
      });
      const found = shop[field];
      if (!found?.body.trim()) return null;
      const html = cleanHtml(found.body, (href) => leadsNowhere(href, context));
      return { title: found.title, html };
    },
  });
}
