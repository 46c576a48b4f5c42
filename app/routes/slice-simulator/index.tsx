/**
 * `/slice-simulator`: shows slices inside Prismic's Page Builder while they are edited. The Page Builder frames this
 * page and sends it the slices (docs/guides/running/prismic.md).
 */
import { SimulatorManager, simulatorClass, simulatorRootClass, StateEventType } from '@prismicio/simulator/kit'; // prettier-ignore
import { useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type MouseEvent,
} from 'react';
import { CartProvider } from '~/features/cart/ui/cart-provider';
import type { CardProduct } from '~/features/catalog/card-product';
import { CardHeart } from '~/features/catalog/ui/product-card';
import { Heart } from '~/features/wishlist/ui/heart';
import { pictureHost } from '~/picture-host.server';
import { useNonce } from '~/platform/http/nonce';
import type { RouteHandle } from '~/route-handle';
import { editorOrigins } from '~/services/prismic/editor.server';
import { EmptyState } from '~/ui/empty-state';
import { LocaleProvider } from '~/ui/locale';
import { pageMeta } from '~/ui/page-meta';
import { PictureHostProvider } from '~/ui/picture-host';
import { filterMessages } from './editor-messages';
import { SimulatedZone } from './simulated-zone';
import { openZone, type Reply, type Zone } from './zone';

export const handle = { embedded: true, cookieless: true } satisfies RouteHandle;

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: 'Slice simulator', siteName: data.siteName, hidden: true }) : [];

export const shouldRevalidate = () => false;

/** Throws a 404 in a shop without a Prismic repository. */
export function loader({ context }: LoaderFunctionArgs) {
  const { env, market, breakers } = context;
  const editors = editorOrigins(env);
  if (editors.length === 0) throw new Response(null, { status: 404 });
  return {
    editors,
    siteName: env.SITE_NAME,
    locale: market.store.locale,
    currency: market.currency,
    pictures: pictureHost(env, breakers),
  };
}

const heart = (product: CardProduct) => <Heart product={product} />;

export default function SliceSimulator() {
  const { editors, locale, currency, pictures } = useLoaderData<typeof loader>();
  const zone = useEditor(editors);
  const slices = useSyncExternalStore(zone.subscribe, zone.get, zone.get);
  return (
    <PictureHostProvider value={pictures}>
      <LocaleProvider value={locale}>
        <CartProvider currency={currency}>
          <CardHeart.Provider value={heart}>
            {/* The kit finds the slices by these classes. */}
            <div
              className={`${simulatorClass} min-h-svh`}
              onClickCapture={stayOnPage}
              onSubmitCapture={sendNothing}
            >
              <div className={simulatorRootClass}>
                {slices.length > 0 ? <SimulatedZone slices={slices} /> : <NoSlices />}
              </div>
            </div>
            <HydrateNow />
          </CardHeart.Provider>
        </CartProvider>
      </LocaleProvider>
    </PictureHostProvider>
  );
}

const NoSlices = () => (
  <EmptyState heading="h1" title="Slice simulator">
    Prismic’s Page Builder shows slices here while you edit them.
  </EmptyState>
);

/** Other pages hydrate on the first interaction. This page must show slices before editors touch it. */
const HydrateNow = () => (
  <script
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? 'lazyHydration.hydrate()' : ' ' }}
  />
);

/** Links do nothing, because the pages that they lead to refuse to be framed. */
function stayOnPage(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

function sendNothing(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The rate limits count per minute. */
const intervals = { pauseMs: 100, retryMs: 3_000, limitMs: 60_000 };

/** Connects to the editor that frames this page. */
function useEditor(editors: readonly string[]): Zone {
  const [manager] = useState(() => new SimulatorManager());
  const zone = useMemo(() => openZone(loadSlices, intervals), []);
  useEffect(() => filterMessages(editors), [editors]);
  useEffect(() => {
    const key = 'slice-simulator';
    const show = (sent: unknown) => zone.show(Array.isArray(sent) ? sent : []);
    manager.state.on(StateEventType.Slices, show, key);
    void manager.init();
    return () => manager.state.off(StateEventType.Slices, key);
  }, [manager, zone]);
  return zone;
}

async function loadSlices(texts: readonly string[]): Promise<Reply> {
  const body = new FormData();
  for (const text of texts) body.append('slice', text);
  try {
    const response = await fetch('/slice-simulator/slices', { method: 'POST', body });
    if (response.ok) return (await response.json()) as Reply;
    if (response.status === 429) return texts.map(() => 'limited');
    return response.status === 413 ? 'large' : 'failed';
  } catch {
    return 'failed';
  }
}
