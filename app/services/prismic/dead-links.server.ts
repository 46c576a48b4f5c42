import { leadsNowhere } from '~/route-table.server';

/** What Prismic sends of a link field that nobody has filled in. */
const emptyLink = { link_type: 'Any' };

/** An answer in which links to what this shop does not have are empty ones, in link fields and in rich text. */
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
