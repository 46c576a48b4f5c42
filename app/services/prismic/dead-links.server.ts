import { leadsNowhere } from '~/missing-pages.server';

const emptyLink = { link_type: 'Any' };

/** Removes links to features that this shop lacks, such as accounts, from link fields and rich text. */
export function withoutDeadLinks(
  answer: unknown,
  shop: Parameters<typeof leadsNowhere>[1],
): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((one) => withoutDeadLinks(one, shop));
  const { link_type: type, url } = answer as Record<string, unknown>;
  if (typeof type === 'string' && typeof url === 'string' && leadsNowhere(url, shop))
    return emptyLink;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withoutDeadLinks(value, shop)]),
  );
}
