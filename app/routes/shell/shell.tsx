import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { CompanyBar } from '~/features/account/company/ui/company-bar';
import { publish } from '~/features/analytics/bus';
import { CartLink } from '~/features/cart/ui/cart-drawer/cart-link';
import { CartAnnouncement, CartProvider } from '~/features/cart/ui/cart-provider';
import { CartDrawer } from '~/features/cart/ui/cart-drawer';
import type { CardProduct } from '~/features/catalog/card-product';
import { CardHeart } from '~/features/catalog/ui/product-card';
import { SearchStart } from '~/features/navigation/ui/search-start';
import { SearchOverlay } from '~/features/catalog/ui/search/search-overlay';
import { Footer } from '~/features/navigation/ui/footer';
import { Header } from '~/features/navigation/ui/header';
import { OutdatedBrowser } from '~/features/navigation/ui/outdated-browser';
import { StoreSelector } from '~/features/navigation/ui/header/store-selector';
import { NewsletterForm } from '~/features/newsletter/ui/newsletter-form';
import { StoreForm } from '~/features/stores/ui/store-form';
import { Heart } from '~/features/wishlist/ui/heart';
import { showHeartProblem, useHeartProblem } from '~/features/wishlist/ui/heart-problem';
import { IconDrawings } from '~/ui/icon-drawings';
import { LocaleProvider } from '~/ui/locale';
import { Toast } from '~/ui/toast';
import { offlineAdvice, offlineTitle, useOnline } from '~/ui/use-online';
import type { Site } from './site.server';
import { useShellData, type RootData, type ShellData } from './shell-data';
import { ShellPart } from './shell-parts';
import { NavigationProgress } from './navigation-progress';
import { OfflineScreen } from './offline-screen';
import { Prefetch } from './prefetch';
import { RouteAnnouncer } from './route-announcer';
import { PreviewBar } from './preview-bar';
import { VisitorParts } from './visitor-parts';

const heart = (product: CardProduct) => <Heart product={product} />;

export function Shell({
  root,
  children,
}: {
  root: RootData | null | undefined;
  children: ReactNode;
}) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [searching, setSearching] = useState(false);
  useEffect(() => setSearching(false), [key]);
  if (!root)
    return (
      <>
        <IconDrawings />
        <main className="my-auto">{children}</main>
      </>
    );
  const { site } = root;
  const hideSearch = () => setSearching(false);
  return (
    <LocaleProvider value={site.locale}>
      <CartProvider currency={site.currency}>
        <SkipLink />
        <ShellPart name="icons">{() => <IconDrawings />}</ShellPart>
        <PreviewBar state={site.preview} />
        <CompanyBar company={root.company} />
        <OutdatedBrowser />
        <ShellPart name="header">
          {() => (
            <TopOfPage site={site} onSearch={() => setSearching(true)} hideSearch={hideSearch} />
          )}
        </ShellPart>
        <main id="main" tabIndex={-1} data-behind-menu className="flex-1 [outline:none]">
          {root.notice && key === firstKey && (
            <p role="status" className="bg-sand px-5 py-4 text-center">
              {root.notice}
            </p>
          )}
          <CardHeart.Provider value={heart}>{children}</CardHeart.Provider>
          <CartAnnouncement />
          <RouteAnnouncer />
        </main>
        <ShellPart name="footer">
          {() => <BelowMain {...{ site, searching, hideSearch }} />}
        </ShellPart>
        <NavigationProgress />
        <Prefetch />
      </CartProvider>
    </LocaleProvider>
  );
}

function TopOfPage({
  site,
  onSearch,
  hideSearch,
}: {
  site: Site;
  onSearch(): void;
  hideSearch(): void;
}) {
  const shell = useShell();
  return (
    <Header
      theme={shell.theme}
      siteName={site.name}
      withoutAccounts={site.withoutAccounts}
      onSearch={onSearch}
      onMenu={hideSearch}
      store={
        <StoreSelector label={site.marketLabel}>
          <StoreForm {...storeFormOf(site, shell)} />
        </StoreSelector>
      }
      cart={<CartLink />}
    />
  );
}

function BelowMain({
  site,
  searching,
  hideSearch,
}: {
  site: Site;
  searching: boolean;
  hideSearch(): void;
}) {
  const shell = useShell();
  const { theme } = shell;
  return (
    <>
      <Footer
        theme={theme}
        siteName={site.name}
        year={site.year}
        newsletter={
          <NewsletterForm
            texts={theme.newsletter}
            onDark
            onJoin={() => publish({ type: 'newsletter' })}
          />
        }
      >
        <StoreForm {...storeFormOf(site, shell)} onDark />
        <Link
          to="/consent"
          discover="none"
          className="mt-5 inline-block small underline-offset-4 hover:underline"
        >
          Your privacy choices
        </Link>
      </Footer>
      <SearchOverlay
        open={searching}
        onClose={hideSearch}
        siteName={site.name}
        start={searching && <SearchStart theme={theme} id="search" />}
      />
      <CartDrawer />
      <VisitorParts tags={site.tags} newsletter={theme.newsletter} popup={theme.popup} />
      <ShopToast />
      <OfflineScreen />
    </>
  );
}

function useShell(): ShellData {
  const shell = useShellData();
  if (!shell) throw new Error('This part of the shell must be in a ShellPart');
  return shell;
}

const storeFormOf = ({ country, region }: Site, { countryOptions }: ShellData) => ({
  countries: countryOptions,
  country,
  region,
});

const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-50 bg-ink text-paper -outline-offset-4 outline-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
  >
    Skip to content
  </a>
);

const hideProblem = () => showHeartProblem('');

function ShopToast() {
  const online = useOnline();
  const problem = useHeartProblem();
  const { key } = useLocation();
  useEffect(hideProblem, [key]);
  return (
    <Toast {...(online && { onClose: hideProblem })}>
      {online ? (
        problem
      ) : (
        <>
          <p>{offlineTitle}</p>
          <p className="text-stone">{offlineAdvice}</p>
        </>
      )}
    </Toast>
  );
}
