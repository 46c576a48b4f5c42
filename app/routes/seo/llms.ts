import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getTheme } from '~/features/navigation/theme.server';
import type { MenuLink } from '~/features/navigation/theme';
import { llmsText, type LinkList } from '~/features/seo/agent-files';
import type { Context } from '~/platform/context.server';
import type { RouteHandle } from '~/route-handle';
import { markdownSite } from '../markdown/site.server';

export const handle = { public: 'file' } satisfies RouteHandle;

/** The pages of the menu and the footer that exist as Markdown. During an outage, those of the bundled theme. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { env, market } = context;
  const theme = await getTheme(context);
  const shop = {
    name: env.SITE_NAME,
    store: market.store,
    site: markdownSite(context),
    ucp: env.UCP,
  };
  const lists: LinkList[] = [
    {
      title: 'Products',
      links: linksOf(
        theme.menu.flatMap((entry) => [entry, ...entry.children]),
        context,
      ),
    },
    ...theme.columns.map(({ title, links }) => ({ title, links: linksOf(links, context) })),
  ];
  return new Response(llmsText(shop, lists), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

/**
 * Pages without Markdown are of no use to agents: they belong to one shopper, are forms, or are pages of other sites or
 * of Shopify apps. The route for unknown paths has Markdown only for its error page.
 */
function hasMarkdown(href: string, { env, routes }: Context): boolean {
  if (!URL.canParse(href, env.SITE_URL)) return false;
  const { origin, pathname } = new URL(href, env.SITE_URL);
  const isOwn = origin === new URL(env.SITE_URL).origin && routes.patternOf(pathname) !== '*';
  return isOwn && routes.handleOf(pathname).markdown === true;
}

const linksOf = (links: readonly MenuLink[], context: Context): LinkList['links'] =>
  links
    .map(({ text, link }) => ({ label: text, href: link.href }))
    .filter(({ href }) => hasMarkdown(href, context));
