import { useRouteLoaderData } from '@remix-run/react';
import { useMemo, type ComponentType } from 'react';
import type { loader as rootLoader } from '~/root';
import { anchorsOf } from '~/slices/anchors';
import { commonSlices } from '~/slices/common-slices';
import { questionsOf } from '~/slices/Faqs/questions';
import { LateSlice } from '~/slices/late-slice';
import type { PageSlice, SliceType, SliceProps } from '~/slices/page-slice';
import { JsonLd } from '~/ui/json-ld';

interface Props {
  slices: readonly PageSlice[];
  /** The page has no other title. */
  first?: boolean;
  /** Components that are bundled with the page. Other components load on demand. */
  components?: { [T in SliceType]?: ComponentType<SliceProps<T>> };
}

export function SliceZone({ slices, first = true, components }: Props) {
  const questions = questionsOf(slices);
  const anchors = useMemo(() => anchorsOf(slices), [slices]);
  const own = { ...commonSlices, ...components };
  const isPreview = useRouteLoaderData<typeof rootLoader>('root')?.site.preview === 'on';
  return (
    <>
      {slices.map((slice, index) => {
        // The component is looked up by type, so both types match.
        const Slice = (own[slice.type] ?? LateSlice) as ComponentType<SliceProps<SliceType>>;
        const shown = (
          <Slice
            key={slice.id}
            slice={slice}
            first={first && index === 0}
            anchors={anchors.get(slice.id) ?? none}
          />
        );
        // As in Prismic's starters, so that the editor's tools find the slice in a draft.
        return isPreview ? (
          <div key={slice.id} data-slice-type={slice.type}>
            {shown}
          </div>
        ) : (
          shown
        );
      })}
      {questions && <JsonLd of={import.meta.env.SSR && questions} />}
    </>
  );
}

const none: readonly string[] = [];
