import { useHydrated } from '~/ui/use-hydrated';

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="mt-8 small text-muted text-link print:hidden"
    >
      Print this page
    </button>
  );
}
