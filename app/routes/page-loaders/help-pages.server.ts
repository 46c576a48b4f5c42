import { getPage } from '~/features/content/page.server';
import { getPolicy } from '~/features/policies/policies.server';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { prepareSlices } from '~/slices/load-slices.server';

export interface HelpPage {
  subject: 'delivery' | 'returns';
  href: string;
  title: string;
}

const subjects = [
  { subject: 'delivery', policy: 'shipping-policy' },
  { subject: 'returns', policy: 'refund-policy' },
] as const;

/** Links to content pages or to Shopify's policies. */
export async function helpPages(context: Context): Promise<HelpPage[]> {
  const found = await Promise.all(
    subjects.map((one) => optional(context, 'help-page-failed', findPage(context, one), null)),
  );
  return found.filter((page) => page !== null);
}

async function findPage(
  context: Context,
  { subject, policy }: (typeof subjects)[number],
): Promise<HelpPage | null> {
  const page = await getPage(context, subject, (body) => prepareSlices(context, body));
  if (page) return { subject, href: `/pages/${subject}`, title: page.title || titles[subject] };
  const found = await getPolicy(context, policy);
  return found && { subject, href: `/policies/${policy}`, title: found.title };
}

const titles = { delivery: 'Delivery', returns: 'Returns' };
