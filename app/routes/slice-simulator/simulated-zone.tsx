import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { allSlices } from '~/slices/all-slices';
import { anchorsOf } from '~/slices/anchors';
import type { PageSlice, SliceProps, SliceType } from '~/slices/page-slice';
import type { SimulatedSlice } from './zone';

/** Renders each slice as one child, which the kit scrolls to by its index. */
export function SimulatedZone({ slices }: { slices: readonly SimulatedSlice[] }) {
  const anchors = anchorsOf(slices.flatMap(({ slice }) => slice ?? []));
  return (
    <div data-slice-zone>
      {slices.map(({ key, ...one }, index) => (
        <SliceFrame key={key} {...one}>
          {one.slice && (
            <Slice
              slice={one.slice}
              first={index === 0 && one.type === 'hero_content'}
              anchors={anchors.get(key) ?? []}
            />
          )}
        </SliceFrame>
      ))}
    </div>
  );
}

function Slice(props: { slice: PageSlice } & Omit<SliceProps<SliceType>, 'slice'>) {
  // The cast is safe, because the slice's own `type` selects the component.
  const Component = allSlices[props.slice.type] as ComponentType<SliceProps<SliceType>>;
  return <Component {...props} />;
}

/** Shows the slice, or why nothing is shown. */
function SliceFrame({
  type,
  loaded,
  slice,
  problem,
  children,
}: Omit<SimulatedSlice, 'key'> & { children: React.ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useLayoutEffect(() => {
    setEmpty(content.current?.childElementCount === 0);
  }, [slice]);
  const name = nameOf(type);
  return (
    <div data-slice-type={type}>
      <div ref={content}>{children}</div>
      {problem === 'large' && (
        <Note>{name} is too long to be shown here. Use a preview instead.</Note>
      )}
      {problem === 'invalid' && (
        <Note>The shop can’t show {name}. Its code may not have this slice yet.</Note>
      )}
      {!problem && isEmpty && (
        <Note>
          {loaded === undefined ? `${name} is loading.` : `${name} has nothing to show yet.`}
        </Note>
      )}
    </div>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <p className="frame py-12 text-center text-muted">{children}</p>
);

/** 'featured_products' → '“Featured products”' */
function nameOf(type: string): string {
  const words = type.replaceAll('_', ' ');
  return words ? `“${words[0]!.toUpperCase()}${words.slice(1)}”` : 'This slice';
}
