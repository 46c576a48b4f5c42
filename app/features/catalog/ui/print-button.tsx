import { useHydrated } from '~/ui/use-hydrated';

/** Prints the page. Rendered only with scripts; without them, the browser's own menu prints. */
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
