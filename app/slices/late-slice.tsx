import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import type { SliceProps, SliceType } from '~/slices/page-slice';

type AnySlice = ComponentType<SliceProps<SliceType>>;
type Components = Partial<Record<SliceType, AnySlice>>;

/** Set on the server; browsers load components on demand. */
let known: Components | undefined;

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
/** If the slice's code fails to load, `Kept` keeps the server's markup, and `Added` renders nothing. */
const Kept = lazy(() => load().catch(() => never));
const Added = lazy(() => load().catch(() => ({ default: () => null })));

/** An open page may receive unknown slice types after a deployment. */
function SliceFrom({ components, ...props }: SliceProps<SliceType> & { components: Components }) {
  const Component = components[props.slice.type];
  return Component ? <Component {...props} /> : null;
}

const isHydrating = () => import.meta.env.SSR || window.lazyHydration?.phase !== 'hydrated';

/**
 * Must not render again soon after hydration, as with `useHydrated`: an update before the slice's code has loaded would
 * make React remove the server's markup.
 */
export const LateSlice = memo(function LateSlice(props: SliceProps<SliceType>) {
  const [served] = useState(isHydrating);
  if (!served) return <Added {...props} />;
  return (
    <Suspense>{known ? <SliceFrom components={known} {...props} /> : <Kept {...props} />}</Suspense>
  );
});
