import type { ReactNode } from 'react';
import { BagLink } from '~/features/cart/ui/bag-link';
import { BagProvider } from '~/features/cart/ui/bag-provider';
import { MiniCart } from '~/features/cart/ui/mini-cart';
import { Footer } from '~/features/navigation/ui/footer';
import { Header } from '~/features/navigation/ui/header';
import { StoreForm } from '~/features/stores/ui/store-form';
import { LocaleProvider } from '~/ui/locale';
import type { RootData } from '~/root';

/** Header, footer and bag around a page. Without root data (it failed) the page stands alone. */
export function Shell({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  if (!root) return <main className="my-auto">{children}</main>;
  const { theme, site } = root;
  return (
    <LocaleProvider value={site.locale}>
      <BagProvider>
        <a
          href="#main"
          className="sr-only z-50 bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <Header theme={theme} siteName={site.name} bag={<BagLink filled={site.bagFilled} />} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer theme={theme} siteName={site.name} year={site.year}>
          <StoreForm places={site.places} country={site.country} />
        </Footer>
        <MiniCart />
      </BagProvider>
    </LocaleProvider>
  );
}
