import { useLoaderData } from '@remix-run/react';
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { ExperimentView } from '~/features/experiments/ui/experiment-view';
import type { RouteHandle } from '~/route-handle';
import { allSlices } from '~/slices/all-slices';
import { startsWithTitle } from '~/slices/page-slice';
import { sliceParams } from '~/slices/slice-params';
import { SliceZone } from '~/slices/slice-zone';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { loadContentPage } from './page-loaders/content-page.server';
import { orNotFound, orTranslation } from './page-loaders/or-not-found.server';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: sliceParams,
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

/** Redirects to the page's translation, or to /not-found if the page doesn't exist. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const uid = params.uid ?? '';
  if (uid === 'home') throw redirect('/', 301);
  const page = await orNotFound(context, 'content-page-failed', loadContentPage(context, uid));
  orTranslation(context, { lang: page.lang, alternates: page.seo.alternates });
  return page;
}

export default function ContentPage() {
  const { title, lang, slices, origin, experiment } = useLoaderData<typeof loader>();
  return (
    <>
      <JsonLd
        of={
          import.meta.env.SSR &&
          breadcrumbList([{ label: 'Home', to: '/' }, { label: title }], origin)
        }
      />
      {experiment && <ExperimentView {...experiment} />}
      {!startsWithTitle(slices) && (
        <header lang={lang} className="frame pt-14 pb-2 md:pt-20 md:pb-4">
          <h1 className="heading-xl">{title}</h1>
        </header>
      )}
      <div lang={lang} className="pb-10 md:pb-16">
        <SliceZone slices={slices} components={allSlices} />
      </div>
    </>
  );
}
