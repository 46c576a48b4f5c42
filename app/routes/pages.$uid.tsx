import { useLoaderData } from '@remix-run/react';
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import type { PageSlice } from '~/slices/page-slice';
import { SliceZone } from '~/slices/slice-zone';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { readContentPageIfAny } from './read-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

/** spec §2 "Flexible content page". One that cannot be read goes to /not-found (spec §8). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const uid = params.uid ?? '';
  if (uid === 'home') throw redirect('/', 301);
  const page = await readContentPageIfAny(context, uid);
  if (!page) throw redirect('/not-found');
  return page;
}

/** The title starts where the text below it starts. */
const isNarrow = (slice: PageSlice | undefined) =>
  slice?.type === 'faqs' || (slice?.type === 'content' && slice.primary.width === 'narrow');

export default function ContentPage() {
  const { title, slices, origin } = useLoaderData<typeof loader>();
  return (
    <>
      <JsonLd thing={breadcrumbList([{ label: 'Home', to: '/' }, { label: title }], origin)} />
      {slices[0]?.type !== 'hero_content' && (
        <header className="frame pt-14 pb-2 md:pt-20 md:pb-4">
          <h1 className={`heading-xl ${isNarrow(slices[0]) ? 'mx-auto max-w-[42rem]' : ''}`}>
            {title}
          </h1>
        </header>
      )}
      <div className="pb-10 md:pb-16">
        <SliceZone slices={slices} />
      </div>
    </>
  );
}
