import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { SliceProps, SliceType } from '~/slices/page-slice';
import { useHydrated } from '~/ui/use-hydrated';

type AnySlice = ComponentType<SliceProps<SliceType>>;
type Components = Partial<Record<SliceType, AnySlice>>;

/** All of them on the server; browsers load them when they are needed. */
let known: Components | undefined;

/** For the server, which does not wait. */
export function knowSlices(components: object): void {
  known = components as Components;
}

const load = async () => {
  const { allSlices } = await import('~/slices/all-slices');
  const components = allSlices as Components;
  const LoadedSlice: AnySlice = (props) => <SliceFrom components={components} {...props} />;
  return { default: LoadedSlice };
};
const never = new Promise<never>(() => undefined);
/** Where it cannot be loaded, what the server has sent stays, and a page that scripts put together goes without. */
const Kept = lazy(() => load().catch(() => never));
const Added = lazy(() => load().catch(() => ({ default: () => null })));

/** Undefined when a page that was loaded before a deployment gets a slice type that its scripts do not have. */
function SliceFrom({ components, ...props }: SliceProps<SliceType> & { components: Components }) {
  const Component = components[props.slice.type];
  return Component ? <Component {...props} /> : null;
}

/** A slice whose code is not in the page's modules: it is loaded with hydration, or before a client navigation. */
export function LateSlice(props: SliceProps<SliceType>) {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  if (!served) return <Added {...props} />;
  return (
    <Suspense>{known ? <SliceFrom components={known} {...props} /> : <Kept {...props} />}</Suspense>
  );
}
