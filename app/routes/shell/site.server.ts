import { tagsOf } from '~/features/analytics/consent.server';
import { pictureHost } from '~/picture-host.server';
import type { Context } from '~/platform/context.server';
import { hasToolbar } from '~/services/prismic/preview.server';
import { siblingsOf } from '~/platform/stores/regions';

export type Site = ReturnType<typeof describeSite>;

export function describeSite(context: Context) {
  const { env, bindings, market, preview, url, routes } = context;
  const siblings = siblingsOf(env);
  const pictures = pictureHost(env, context.breakers);
  return {
    name: env.SITE_NAME,
    url: env.SITE_URL,
    locale: market.store.locale,
    country: market.country,
    currency: market.currency,
    region: { nameAdjective: market.region.nameAdjective, currency: market.currency },
    /** Omitted if false, to keep pages small. */
    ...(env.PICKUP && { pickup: true as const }),
    ...(env.ACCOUNTS === 'off' && { withoutAccounts: true as const }),
    ...(env.B2B && { companies: true as const }),
    ...(bindings.VITALS && { vitals: true as const }),
    /** 'US / USD', for the header's selector. */
    marketLabel: `${market.country} / ${market.currency}`,
    alternates: siblings.flatMap(({ id, locale, contentLanguage }) => {
      const origin = env.STORE_URLS[id];
      return origin ? [{ hreflang: locale, origin, contentLanguage }] : [];
    }),
    ...(pictures && { pictures }),
    tags: tagsOf(context),
    year: new Date().getUTCFullYear(),
    /** 'on' while the page contains drafts, 'expired' on the first page after the preview has expired. */
    preview: preview.ref ? ('on' as const) : preview.expired ? ('expired' as const) : null,
    toolbar:
      preview.ref && hasToolbar(env) && !routes.handleOf(url.pathname).secretUrl
        ? env.PRISMIC_REPOSITORY
        : null,
  };
}
