import { leadsNowhere } from '~/addresses';
import type { Env } from '~/platform/env.server';

/** What Prismic sends of a link field that nobody has filled in. */
const emptyLink = { link_type: 'Any' };

/** An answer in which links to what this shop does not have are empty ones, in link fields and in rich text. */
export function withoutDeadLinks(
  answer: unknown,
  env: Pick<Env, 'ACCOUNTS' | 'SITE_URL'>,
): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((one) => withoutDeadLinks(one, env));
  const { link_type: type, url } = answer as Record<string, unknown>;
  if (typeof type === 'string' && typeof url === 'string' && leadsNowhere(url, env))
    return emptyLink;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withoutDeadLinks(value, env)]),
  );
}
