import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useHydrated } from './use-hydrated';

const never = new Promise<never>(() => undefined);

interface PropsStore<Props> {
  first: Props;
  get(): Props;
  set(props: Props): void;
  subscribe(listener: () => void): () => void;
}

function following<Props extends object>(Known: ComponentType<Props>) {
  function FollowingComponent({ store }: { store: PropsStore<Props> }) {
    const props = useSyncExternalStore(store.subscribe, store.get, () => store.first);
    return <Known {...props} />;
  }
  return { default: FollowingComponent };
}

function storeOf<Props>(first: Props): PropsStore<Props> {
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
 * For parts of a page that most pages don't have. The server must call `know` with the component, so that it renders
 * at once. Browsers call `load` only on pages with the component: on hydration, or before a client navigation shows the
 * page. Props reach the component through a store, because React would discard the server's markup if the boundary got
 * other props before the code has loaded.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  /** Set on the server. */
  let known: ComponentType<Props> | undefined;
  /** `Kept` keeps the server's markup if the code fails to load. `Added` then renders nothing. */
  const Kept = lazy(() => load().then(following, () => never));
  const Added = lazy<ComponentType<{ store: PropsStore<Props> }>>(() =>
    load().then(following, () => ({ default: () => null })),
  );

  function Late(props: Props) {
    const hydrated = useHydrated();
    const [served] = useState(!hydrated);
    const [store] = useState(() => storeOf(props));
    useEffect(() => store.set(props));
    const Known = known;
    const late = useMemo(
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
      late
    );
  }

  return {
    Late,
    know(component: ComponentType<Props>): void {
      known = component;
    },
  };
}
