import { Link, useLocation } from '@remix-run/react';

const checkPath = '/preview/check';

export function PreviewBar({ state }: { state: 'on' | 'expired' | null }) {
  const { pathname, search } = useLocation();
  if (!state) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 bg-brass px-5 py-2 text-center small text-paper"
    >
      {state === 'expired' ? (
        <p>The preview has expired. You’re looking at the published page.</p>
      ) : (
        <>
          <p>You’re looking at a draft.</p>
          {pathname !== checkPath && (
            <Link
              discover="none"
              to={`${checkPath}?${new URLSearchParams({ path: pathname })}`}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            >
              Check this page
            </Link>
          )}
          <form method="post" action="/preview/exit">
            <input type="hidden" name="return_to" value={pathname + search} />
            <button type="submit" className="min-h-8 underline-offset-4 hover:underline">
              Leave the preview
            </button>
          </form>
        </>
      )}
    </div>
  );
}
