import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { remedies } from '~/features/content/checks/check-documents';
import { checkPage, type PageCheck } from './check-page.server';
import { expiredPreview } from './expired-preview';
import { safePath } from '~/platform/http/redirects';
import type { Preview } from '~/services/prismic/preview.server';
import { buttonClass, ButtonLink } from '~/ui/button';
import type { RouteHandle } from '~/route-handle';
import { EmptyState } from '~/ui/empty-state';
import { List } from '~/ui/list';
import { pageMeta } from '~/ui/page-meta';

export const handle = { countsAsUncached: true } satisfies RouteHandle;

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

const title = 'We can’t check this page';
const problems = {
  missing: { status: 404, title, text: 'The page has no document in this language.' },
  unavailable: {
    status: 503,
    title,
    text: 'The content service isn’t responding. Please reload this page in a moment.',
  },
};

/** `?path=`: the page whose document is checked. Exists only in previews. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.preview.ref) throw new Response(null, { status: 404 });
  const path = safePath(context.url.searchParams.get('path'), '/');
  const outcome = outcomeOf(await checkPage(context, pathnameOf(path)), context.preview);
  const { SITE_NAME: siteName } = context.env;
  return data(
    { path, outcome, seo: { title: 'Check this page', siteName, hidden: true } },
    { status: 'status' in outcome ? outcome.status : 200 },
  );
}

function outcomeOf(checked: Awaited<ReturnType<typeof checkPage>>, { expired }: Preview) {
  // The published document was checked instead of the draft.
  if (expired) return expiredPreview;
  return checked.ok ? checked.value : problems[checked.error];
}

function pathnameOf(path: string): string {
  const { pathname } = new URL(path, 'http://site.invalid');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export default function PreviewCheck() {
  const { path, outcome } = useLoaderData<typeof loader>();
  if (!('status' in outcome)) return <Checked path={path} check={outcome} />;
  return (
    <EmptyState
      heading="h1"
      title={outcome.title}
      action={<ButtonLink to={path}>Back to the page</ButtonLink>}
    >
      {outcome.text}
    </EmptyState>
  );
}

function Checked({ path, check }: { path: string; check: PageCheck }) {
  const { title, findings, knowsProducts, editUrl } = check;
  const { length: count } = findings;
  return (
    <div className="frame pt-14 pb-20 md:pt-20">
      <h1 className="heading-xl">{title ?? 'Menus, footer and theme'}</h1>
      <p className="mt-4 text-muted" role="status">
        {count === 0 && 'We found nothing to mend in this draft.'}
        {count === 1 && 'One thing to mend in this draft.'}
        {count > 1 && `${count} things to mend in this draft.`}
        {!knowsProducts &&
          ' Handles of products and collections weren’t checked, because the shop’s products can’t be read right now.'}
      </p>
      <List className="mt-8 max-w-text divide-y divide-stone border-y border-stone">
        {findings.map(({ kind, slice, at, what }, index) => (
          <li key={index} className="py-5">
            <p>
              {what}. {remedies[kind]}
            </p>
            <p className="mt-1 small text-muted">
              {slice ? `Slice ${slice.replaceAll('_', ' ')}, field ` : 'Field '}
              <code>{at}</code>
            </p>
          </li>
        ))}
      </List>
      <p className="mt-8 flex flex-wrap gap-4">
        {editUrl && (
          <a href={editUrl} className={buttonClass()}>
            Edit in Prismic
          </a>
        )}
        <ButtonLink to={path} look="outline">
          Back to the page
        </ButtonLink>
      </p>
    </div>
  );
}
