import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import type { ReactNode } from 'react';
import './styles/app.css';
import { shownCompany, takeCompanyNotice } from '~/features/account/company/company.server';
import { fonts } from '~/fonts';
import { hasTags } from '~/features/analytics/tags';
import { takePendingCodeNotice } from '~/features/cart/pending-discount.server';
import { CartStyle } from '~/features/cart/ui/cart-style';
import { pickupStyleId } from '~/features/pickup/pickup-style-id';
import { HeartStyle } from '~/features/wishlist/ui/heart';
import { getTheme } from '~/features/navigation/theme.server';
import { listCountryOptions } from '~/features/stores/country-options';
import type { Context } from '~/platform/context.server';
import { useNonce } from '~/platform/http/nonce';
import { siblingsOf } from '~/platform/stores/regions';
import { BeforeScripts, useTypedBefore } from '~/routes/shell/before-scripts';
import { LateScripts } from '~/routes/shell/late-scripts';
import { errorTitle, PageError } from '~/routes/shell/page-error';
import { PageLinks } from '~/routes/shell/page-links';
import { asleepSlot, companySlot, ofCompanySlot, shellStateSlot } from '~/routes/shell/shell-parts';
import { Shell } from '~/routes/shell/shell';
import type { RootData, ShellData } from '~/routes/shell/shell-data';
import { describeSite } from '~/routes/shell/site.server';
import { tagsOn } from '~/routes/shell/visitor-parts';
import type { RouteHandle } from '~/route-handle';
import { editorOrigins } from '~/services/prismic/editor.server';
import { PictureHostProvider } from '~/ui/picture-host';
import { SecretUrl } from '~/ui/secret-url';
import { useSlot } from '~/ui/slots';
import { StyleSlot } from '~/ui/visitor-style';

const hasSecretUrl = ({ handle }: { handle: unknown }) =>
  (handle as RouteHandle | undefined)?.secretUrl === true;

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

/** For failed pages; other pages have their own meta tags. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [{ title: data?.site.name ?? '' }];
  return [{ title: errorTitle(error, data?.site.name) }, { name: 'robots', content: 'noindex' }];
};

const isPreviewed = () => document.documentElement.dataset.preview !== undefined;

/**
 * Root data loads once per document. During a preview, it loads with each navigation, because the preview may have
 * expired.
 */
export const shouldRevalidate = () => isPreviewed();

/** Returns null for pages without header and footer. During maintenance, throws a 503. */
export async function loader({ context }: LoaderFunctionArgs): Promise<RootData | null> {
  if (context.handle.embedded && editorOrigins(context.env).length > 0) return null;
  // Private pages take the header and footer from a cached page. Browsers load the data of these parts on hydration.
  context.cachedShell = await context.findShell?.();
  const shell = context.cachedShell ? undefined : await loadShellData(context);
  const company = await shownCompany(context);
  // Read now: the mark changes if another loader finds out that Shopify refuses the company's prices.
  if (company) context.shownCompanyMark = await context.session.companyMark();
  // After reading the company, because this may add a notice.
  const notice = takePendingCodeNotice(context) ?? takeCompanyNotice(context);
  // Root data is in every page, so keep it small.
  return {
    site: describeSite(context),
    ...(shell && { shell }),
    ...(notice && { notice }),
    ...(company && { company }),
  };
}

async function loadShellData(context: Context): Promise<ShellData> {
  const theme = await getTheme(context);
  if (theme.maintenance) {
    const closed = { ...theme.maintenance, siteName: context.env.SITE_NAME };
    throw Response.json(closed, { status: 503, headers: { 'Retry-After': '600' } });
  }
  const { market, env } = context;
  return { theme, countryOptions: listCountryOptions(market.store, siblingsOf(env)) };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>('root');
  const secretUrl = useMatches().some(hasSecretUrl);
  useTypedBefore();
  return (
    <SecretUrl.Provider value={secretUrl}>
      <html
        lang={root?.site.locale ?? 'en'}
        data-country={root?.site.country}
        data-currency={root?.site.currency}
        data-preview={root?.site.preview ?? undefined}
        data-tags={root && hasTags(tagsOn(secretUrl, root.site.tags)) ? '' : undefined}
        data-vitals={root?.site.vitals ? '' : undefined}
        // For robots, the page hydrates only on interaction.
        data-robot={useSlot('robot') || undefined}
        // URL of the hydration data. If missing, the page itself contains the data.
        data-state={useSlot('state') || undefined}
        data-shell={useSlot(shellStateSlot) || undefined}
        data-asleep={useSlot(asleepSlot) || undefined}
        data-of-company={useSlot(ofCompanySlot) || undefined}
        data-company={useSlot(companySlot) || undefined}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <BeforeScripts />
          <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
          <link rel="manifest" href="/manifest.webmanifest" />
          {root && (
            <link
              rel="search"
              type="application/opensearchdescription+xml"
              title={root.site.name}
              href="/opensearch.xml"
            />
          )}
          {fonts.map((font) => (
            <link
              key={font}
              rel="preload"
              href={font}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
          <Meta />
          {root && <PageLinks site={root.site} />}
          <Links />
          <HeartStyle />
          {root && <CartStyle currency={root.site.currency} />}
          {root?.site.pickup && <StyleSlot id={pickupStyleId} />}
        </head>
        <body className="flex min-h-svh flex-col">
          <PictureHostProvider value={root?.site.pictures}>{children}</PictureHostProvider>
          {/* In a frame of another site, browsers may forbid the storage that it uses. */}
          {root !== null && <ScrollRestoration nonce={nonce} />}
          <LateScripts />
          {root?.site.toolbar && (
            <script
              async
              defer
              nonce={nonce}
              suppressHydrationWarning
              src={`https://static.cdn.prismic.io/prismic.js?new=true&repo=${root.site.toolbar}`}
            />
          )}
        </body>
      </html>
    </SecretUrl.Provider>
  );
}

export default function App() {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell root={root}>
      <Outlet />
    </Shell>
  );
}

/** For errors of the header and footer. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell root={root}>
      <PageError />
    </Shell>
  );
}
