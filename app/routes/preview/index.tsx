import { useLoaderData } from '@remix-run/react';
import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { openDocument, type PreviewProblem } from '~/features/content/preview.server';
import { ButtonLink } from '~/ui/button';
import type { RouteHandle } from '~/route-handle';
import { EmptyState } from '~/ui/empty-state';
import { pageMeta } from '~/ui/page-meta';
import { expiredPreview } from './expired-preview';

export const handle = { countsAsUncached: true } satisfies RouteHandle;

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded
    ? [
        ...pageMeta(loaded.seo),
        ...(loaded.to ? [{ httpEquiv: 'refresh', content: `0;url=${loaded.to}` }] : []),
      ]
    : [];

const problems: Record<PreviewProblem, { status: number; title: string; text: string }> = {
  refused: {
    status: 400,
    title: 'This preview isn’t for this shop',
    text: 'The link belongs to another repository, or part of it is missing.',
  },
  expired: expiredPreview,
  missing: {
    status: 404,
    title: 'We can’t find this document',
    text: 'It may have been deleted since the link was made.',
  },
  unavailable: {
    status: 200,
    title: 'We can’t open the preview right now',
    text: 'The content service isn’t responding. Please reload this page in a moment.',
  },
};

/** `?token=&documentId=`. Redirects to the document's page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const opened = await openDocument(context, query.get('token'), query.get('documentId'));
  if (opened.ok && opened.value.sibling) throw redirect(opened.value.url, 303);
  const problem = opened.ok ? null : problems[opened.error];
  const title = problem?.title ?? 'Loading Preview';
  return data(
    {
      problem,
      to: opened.ok ? opened.value.url : null,
      seo: { title, siteName: context.env.SITE_NAME, hidden: true },
    },
    { status: problem?.status ?? 200 },
  );
}

export default function PreviewPage() {
  const { problem, to } = useLoaderData<typeof loader>();
  if (problem) {
    return (
      <EmptyState
        heading="h1"
        title={problem.title}
        action={<ButtonLink to="/">Go to the home page</ButtonLink>}
      >
        {problem.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h1"
      title="Loading Preview"
      action={
        <ButtonLink to={to ?? '/'} reloadDocument look="outline">
          Go to the page
        </ButtonLink>
      }
    />
  );
}
