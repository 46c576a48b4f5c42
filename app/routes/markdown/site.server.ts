import type { Context } from '~/platform/context.server';
import type { MarkdownSite } from '~/platform/markdown';
import { resolveMarket } from '~/platform/stores/resolve-market';

/** Links lead to HTML pages instead of their Markdown, because agents pass links on to shoppers. */
export function markdownSite({ env, market }: Pick<Context, 'env' | 'market'>): MarkdownSite {
  const { origin } = new URL(env.SITE_URL);
  const isDefault = market.country === resolveMarket(market.store, {}).country;
  return {
    locale: market.store.locale,
    addressOf(href) {
      if (href.startsWith('#') || !URL.canParse(href, origin)) return null;
      const url = new URL(href, origin);
      // The page must show the same prices.
      if (url.origin === origin && !isDefault) url.searchParams.set('_locale', market.country);
      return url.href;
    },
  };
}
