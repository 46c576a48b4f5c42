import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { remedies } from '~/features/content/checks/check-documents';
import { checkPage, type PageCheck } from './check-page.server';
import { safePath } from '~/platform/http/redirects';
import { buttonClass, ButtonLink } from '~/ui/button';
import type { RouteHandle } from '~/route-handle';
import { EmptyState } from '~/ui/empty-state';
import { List } from '~/ui/list';
import { pageMeta } from '~/ui/page-meta';

export const handle = { countsAsUncached: true } satisfies RouteHandle;

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

const problems = {
  missing: 'The page has no document in this language.',
  unavailable: 'The content service isn’t responding. Please reload this page in a moment.',
};

/** `?path=`: the page whose document is checked. Exists only in previews. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.preview.ref) throw new Response(null, { status: 404 });
  const path = safePath(context.url.searchParams.get('path'), '/');
  const checked = await checkPage(context, pathnameOf(path));
  const { SITE_NAME: siteName } = context.env;
  return data(
    {
      path,
      check: checked.ok ? checked.value : null,
      problem: checked.ok ? null : problems[checked.error],
      seo: { title: 'Check this page', siteName, hidden: true },
    },
    { status: !checked.ok && checked.error === 'missing' ? 404 : 200 },
  );
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
  const { path, check, problem } = useLoaderData<typeof loader>();
  if (!check)
    return (
      <EmptyState
        heading="h1"
        title="We can’t check this page"
        action={<ButtonLink to={path}>Back to the page</ButtonLink>}
      >
        {problem}
      </EmptyState>
    );
  return <Checked path={path} check={check} />;
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
        {findings.map(({ kind, slice, at, what }) => (
          <li key={`${kind} ${at}`} className="py-5">
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
