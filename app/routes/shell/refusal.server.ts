/** Shows a message in the shop's layout instead of the requested page. */
import { data, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import type { ServerBuild } from '@remix-run/server-runtime';
import type { Refusal } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { tooFastPage } from '~/platform/http/rate-limits.server';
import { keptFields, type RefusedForm } from './refused-form';

export async function tooFast(request: Request): Promise<Refusal> {
  const { status, title, text, headers } = tooFastPage;
  const form = keptFields(await readForm(request.clone()).catch(() => new FormData()));
  const content: RefusedForm = { title, text, form };
  return { status, headers: { ...headers, ...noStore }, content };
}

/** For refused pages. Unlike a refused form, they offer no form to send again. */
export const tooManyPages: Refusal = {
  status: tooFastPage.status,
  headers: { ...tooFastPage.headers, ...noStore, 'X-Robots-Tag': 'noindex' },
  content: { title: tooFastPage.title, text: tooFastPage.text },
};

export const noAccounts: Refusal = {
  status: 404,
  headers: { 'X-Robots-Tag': 'noindex', ...noStore },
  content: {
    title: 'You don’t need an account',
    text: 'Your bag and wishlist are saved on this device. Order with your email address, and we’ll email you updates.',
  },
};

/** Throws, so that only the shell's loaders run. */
function refuse({ context: { refusal } }: ActionFunctionArgs): never {
  if (!refusal) throw new Error('The context has no refusal');
  const { content, ...init } = refusal;
  throw data(content, init);
}

/** All actions, and all loaders except the shell's, throw the context's refusal. */
export const refusingBuild = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, { module, ...route }]) => [
      id,
      {
        ...route,
        module: {
          ...module,
          // Remix would treat a module without a component as a resource route.
          default: module.default ?? (() => null),
          action: refuse,
          // The shell's routes have no path, so they keep their loaders.
          ...((route.path || route.index) && { loader: refuse }),
        },
      },
    ]),
  ),
});
