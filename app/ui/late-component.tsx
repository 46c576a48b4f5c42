import { lazy, useState, type ComponentType } from 'react';
import { lateLoads } from './late-loads';
import { useHydrated } from './use-hydrated';

/**
 * For parts of a page that most pages don't have. The server must call `know` with the component, so that it renders
 * at once. Browsers call `load` only on pages with the component: before hydration, or before a client navigation shows
 * the page. Hydration waits for the code, because React would report an error if the page changed meanwhile. `name`
 * marks the component in the HTML.
 */
export function lateComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  /** Set on the server, and in browsers before hydration. It doesn't change later, which would discard state. */
  let known: ComponentType<Props> | undefined;
  const nothing: ComponentType<Props> = () => null;
  const Added = lazy(
    () =>
      load().then(
        (component) => ({ default: component }),
        () => ({ default: nothing }),
      ),
    // TypeScript can't tell a lazy component's props if they are generic.
  ) as unknown as ComponentType<Props>;
  if (typeof document !== 'undefined' && document.querySelector(`[data-late="${name}"]`))
    lateLoads.push(
      load().then(
        (component) => (known = component),
        () => undefined,
      ),
    );

  function Late(props: Props) {
    const hydrated = useHydrated();
    const [served] = useState(!hydrated);
    const Known = known;
    if (!Known && !served) return <Added {...props} />;
    return Known ? (
      <div data-late={name} className="contents">
        <Known {...props} />
      </div>
    ) : (
      // The code failed to load: React keeps the server's markup.
      <div
        data-late={name}
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }

  return {
    Late,
    know(component: ComponentType<Props>): void {
      known = component;
    },
  };
}
