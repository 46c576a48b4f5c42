import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import type { PlanPickerProps } from './plan-picker';

type Picker = ComponentType<PlanPickerProps>;

/** Set on the server; browsers load the picker's code only on pages that have plans. */
let known: Picker | undefined;

export function knowPlanPicker(picker: Picker): void {
  known = picker;
}

const load = async (): Promise<Picker> => (await import('./plan-picker')).PlanPicker;
const never = new Promise<never>(() => undefined);
/** `Kept` keeps the server's markup if the code fails to load. `Added` then renders nothing. */
const Kept = lazy(() => load().then(following, () => never));
const Added = lazy<ComponentType<{ store: PropsStore }>>(() =>
  load().then(following, () => ({ default: () => null })),
);

interface PropsStore {
  first: PlanPickerProps;
  get(): PlanPickerProps;
  set(props: PlanPickerProps): void;
  subscribe(listener: () => void): () => void;
}

function following(Known: Picker) {
  function FollowingPicker({ store }: { store: PropsStore }) {
    const props = useSyncExternalStore(store.subscribe, store.get, () => store.first);
    return <Known {...props} />;
  }
  return { default: FollowingPicker };
}

function storeOf(first: PlanPickerProps): PropsStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => current,
    set(props) {
      current = props;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The picker. Its code loads on hydration, or before a client navigation shows the page. Props reach it through a store,
 * because React would discard the server's markup if the boundary got other props before its code has loaded.
 */
export function LatePicker(props: PlanPickerProps) {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  const [store] = useState(() => storeOf(props));
  useEffect(() => store.set(props));
  const Known = known;
  const picker = useMemo(
    () =>
      served ? (
        <Suspense>
          <Kept store={store} />
        </Suspense>
      ) : (
        <Added store={store} />
      ),
    [served, store],
  );
  return Known ? (
    <Suspense>
      <Known {...props} />
    </Suspense>
  ) : (
    picker
  );
}
