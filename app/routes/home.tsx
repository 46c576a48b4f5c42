import type { ReactNode } from 'react';
import { useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import { ExperimentView } from '~/features/experiments/ui/experiment-view';
import { isUnavailable } from '~/platform/fetch/unavailable';
import type { RouteHandle } from '~/route-handle';
import { startsWithTitle } from '~/slices/page-slice';
import { sliceParams } from '~/slices/slice-params';
import { SliceZone } from '~/slices/slice-zone';
import { windowSlices } from '~/slices/window-slices';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { JsonLd, organization, webSite } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { loadContentPage } from './page-loaders/content-page.server';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: sliceParams,
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

export async function loader({ context }: LoaderFunctionArgs) {
  const { SITE_NAME: siteName, SITE_URL } = context.env;
  const page = await loadContentPage(context, 'home').catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    context.log.warn('content-page-failed', { error });
    context.outcome.unavailable = true;
    return null;
  });
  const seo = page?.seo ?? { title: 'Home', siteName, canonical: new URL('/', SITE_URL).href };
  const foreign = page?.lang ? { lang: page.lang } : {};
  const { slices = [], experiment } = page ?? {};
  const shown = experiment && { experiment };
  return { ...foreign, ...shown, siteName, origin: SITE_URL, slices, seo };
}

export default function Home() {
  const { siteName, origin, slices, lang, experiment } = useLoaderData<typeof loader>();
  const zone = <SliceZone slices={slices} components={windowSlices} />;
  return (
    <>
      <JsonLd of={import.meta.env.SSR && organization(siteName, origin)} />
      <JsonLd of={import.meta.env.SSR && webSite(siteName, origin)} />
      {experiment && <ExperimentView {...experiment} />}
      {slices.length > 0 && !startsWithTitle(slices) && <h1 className="sr-only">{siteName}</h1>}
      {slices.length > 0 ? withLanguage(zone, lang) : <PlainWelcome siteName={siteName} />}
    </>
  );
}

const withLanguage = (zone: ReactNode, lang?: string) =>
  lang ? <div lang={lang}>{zone}</div> : zone;

function PlainWelcome({ siteName }: { siteName: string }) {
  return (
    <EmptyState
      heading="h1"
      title={`Welcome to ${siteName}`}
      action={<ButtonLink to="/search">Start shopping</ButtonLink>}
    >
      The shop is open. We’re working on our home page.
    </EmptyState>
  );
}
