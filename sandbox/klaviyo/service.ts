import type { Service, World } from '../world/world';
import { checkList, checkRevision, companyOf, companyOfKey } from './access';
import { ApiError } from './api-error';
import { answerLegacy } from './legacy';
import { keepEvent } from './events';
import { backInStock, event, readBody, subscription, subscriptionJob } from './request-schemas';
import { keepSignup } from './signups';

export { installEvents } from './events';
export { installKlaviyo } from './signups';

type Answer = (request: Request, url: URL, world: World) => Promise<Response>;

const accepted = () => new Response(null, { status: 202 });

const subscribe: Answer = async (request, url, world) => {
  const company = companyOf(url);
  const { data } = await readBody(request, subscription);
  const { profile, custom_source: source = '' } = data.attributes;
  keepNewsletter(world, company, data.relationships.list.data.id, [profile.data], source);
  return accepted();
};

const subscribeMany: Answer = async (request, _url, world) => {
  const company = companyOfKey(request);
  const { data } = await readBody(request, subscriptionJob);
  const { profiles, custom_source: source = '' } = data.attributes;
  keepNewsletter(world, company, data.relationships.list.data.id, profiles.data, source);
  return accepted();
};

function keepNewsletter(
  world: World,
  company: string,
  list: string,
  profiles: { attributes: { email: string } }[],
  source: string,
): void {
  checkList(company, list);
  for (const { attributes } of profiles) {
    const { email } = attributes;
    keepSignup(world, { kind: 'newsletter', company, email, about: list, source });
  }
}

const notify =
  (company: (request: Request, url: URL) => string): Answer =>
  async (request, url, world) => {
    const account = company(request, url);
    const { data } = await readBody(request, backInStock);
    keepSignup(world, {
      kind: 'back-in-stock',
      company: account,
      email: data.attributes.profile.data.attributes.email,
      about: data.relationships.variant.data.id.split(':::').at(-1)!,
      source: 'api',
    });
    return accepted();
  };

const track =
  (company: (request: Request, url: URL) => string): Answer =>
  async (request, url, world) => {
    const account = company(request, url);
    const { data } = await readBody(request, event);
    const { metric, profile, properties, unique_id: id } = data.attributes;
    keepEvent(world, {
      company: account,
      metric: metric.data.attributes.name,
      email: profile.data.attributes.email,
      properties,
      id: id ?? String(Math.floor(world.now().getTime() / 1000)),
    });
    return accepted();
  };

const routes: Record<string, Answer> = {
  '/client/subscriptions': subscribe,
  '/api/profile-subscription-bulk-create-jobs': subscribeMany,
  '/client/back-in-stock-subscriptions': notify((_, url) => companyOf(url)),
  '/api/back-in-stock-subscriptions': notify(companyOfKey),
  '/client/events': track((_, url) => companyOf(url)),
  '/api/events': track(companyOfKey),
};

/** Browsers call the client endpoints and the legacy form. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, revision, accept',
};

export const klaviyo: Service = (request, url, world) => {
  const path = url.pathname.replace(/\/$/, '');
  const isLegacy = path === '/onsite/components/back-in-stock/subscribe';
  const answer = isLegacy ? answerLegacy : routes[path];
  if (!answer) return null;
  const isPublic = !path.startsWith('/api/');
  if (request.method === 'OPTIONS' && isPublic) {
    return new Response(null, { status: 204, headers: cors });
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'POST, OPTIONS' } });
  }
  const checked: Answer = async (...call) => {
    if (!isLegacy) checkRevision(request, world.now());
    return answer(...call);
  };
  return checked(request, url, world)
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error.response();
      throw error;
    })
    .then((response) => {
      if (isPublic)
        for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
      return response;
    });
};
