import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getTheme } from '~/features/navigation/theme.server';
import type { MenuLink } from '~/features/navigation/theme';
import { llmsText, type LinkList } from '~/features/seo/agent-files';
import type { RouteHandle } from '~/route-handle';
import { markdownSite } from '../markdown/site.server';

export const handle = { public: 'file' } satisfies RouteHandle;

/** The pages of the menu and the footer. During an outage, those of the bundled theme. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { env, market } = context;
  const theme = await getTheme(context);
  const shop = {
    name: env.SITE_NAME,
    store: market.store,
    site: markdownSite(context),
    hasTools: env.UCP !== 'off',
  };
  const lists: LinkList[] = [
    {
      title: 'Products',
      links: linksOf(theme.menu.flatMap((entry) => [entry, ...entry.children])),
    },
    ...theme.columns.map(({ title, links }) => ({ title, links: linksOf(links) })),
  ];
  return new Response(llmsText(shop, lists), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

/** Pages for one shopper are of no use to others. */
const isPrivate = (href: string) => /^\/(?:accounts?|cart)\b|^\/pages\/wishlist$/.test(href);

const linksOf = (links: readonly MenuLink[]): LinkList['links'] =>
  links
    .map(({ text, link }) => ({ label: text, href: link.href }))
    .filter(({ href }) => !isPrivate(href));
