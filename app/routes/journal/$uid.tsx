import { Link, useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import { PageView } from '~/features/analytics/ui/page-view';
import { getArticle, type ArticleCard } from '~/features/content/journal.server';
import { ArticleDate } from '~/features/content/ui/article-card';
import type { RouteHandle } from '~/route-handle';
import { loadSlices, prepareSlices } from '~/slices/load-slices.server';
import { sliceParams } from '~/slices/slice-params';
import { SliceZone } from '~/slices/slice-zone';
import { Breadcrumb } from '~/ui/breadcrumb';
import { breadcrumbList, JsonLd, organization } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { Picture } from '~/ui/picture';
import { orNotFound, orTranslation } from '../page-loaders/or-not-found.server';
import { feedLink } from './feed-link';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: ['tag', 'pageNo', ...sliceParams],
} satisfies RouteHandle;

const pathOf = (uid: string) => `/blogs/journal/${encodeURIComponent(uid)}`;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data.seo), feedLink('Journal')] : [];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { SITE_NAME: siteName, SITE_URL: origin } = context.env;
  const work = getArticle(context, params.uid ?? '', (body) => prepareSlices(context, body));
  const found = await orNotFound(context, 'article-failed', work);
  const { body, seo_title, seo_description, seo_image, noindex, ...article } = found.article;
  const { older, newer, uids } = found;
  const paths = Object.entries(uids).map(([lang, uid]) => [lang, pathOf(uid)]);
  const alternates = Object.fromEntries(paths) as Record<string, string>;
  orTranslation(context, { lang: article.lang, alternates });
  return {
    article,
    older,
    newer,
    origin,
    siteName,
    slices: await loadSlices(context, body),
    seo: {
      title: seo_title || article.title,
      siteName,
      description: seo_description || article.summary,
      image: (seo_image ?? article.picture)?.src,
      ...(noindex && { hidden: true }),
      canonical: new URL(pathOf(article.uid), origin).href,
      kind: 'article' as const,
      alternates,
    },
  };
}

export default function ArticlePage() {
  const { article, slices, older, newer, seo, origin, siteName } = useLoaderData<typeof loader>();
  const { title, summary, picture, author, date, published, changed, tags } = article;
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Journal', to: '/blogs/journal' },
    { label: title },
  ];
  return (
    <article lang={article.lang}>
      <PageView id={title} title={title} />
      <JsonLd of={import.meta.env.SSR && breadcrumbList(crumbs, origin)} />
      <JsonLd
        of={
          import.meta.env.SSR && {
            '@type': 'Article',
            headline: title,
            description: seo.description || undefined,
            image: seo.image,
            datePublished: published ?? undefined,
            dateModified: changed ?? undefined,
            ...(author && { author: { '@type': 'Person', name: author } }),
            publisher: organization(siteName, origin),
            mainEntityOfPage: seo.canonical,
          }
        }
      />
      <header className="frame pt-6">
        <Breadcrumb crumbs={crumbs} />
        <div className="grid gap-x-20 gap-y-3 py-10 md:pt-14 lg:grid-cols-[5fr_7fr] lg:pb-14">
          <p className="flex flex-wrap content-start gap-x-3 small text-muted lg:flex-col lg:pt-4">
            {date && <ArticleDate date={date} />}
            {author && <span>by {author}</span>}
          </p>
          <div>
            <h1 className="heading-xl">{title}</h1>
            {summary && <p className="mt-5 max-w-text text-[1.125rem] text-muted">{summary}</p>}
            <TagLinks tags={tags} />
          </div>
        </div>
        {picture && (
          <Picture
            {...picture}
            width={1344}
            height={672}
            widths={[480, 768, 1344, 2016, 2880]}
            sizes="(min-width: 1440px) clamp(1344px, 76vw, 1952px), 94vw"
            eager
            className="aspect-[3/2] w-full object-cover md:aspect-[2/1]"
          />
        )}
      </header>
      <div className="pt-6 pb-10">
        <SliceZone slices={slices} first={false} />
      </div>
      <Neighbours older={older} newer={newer} />
    </article>
  );
}

function TagLinks({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 small">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/blogs/journal?tag=${encodeURIComponent(tag)}`}
            discover="none"
            className="text-link"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Neighbours({ older, newer }: { older: ArticleCard | null; newer: ArticleCard | null }) {
  if (!older && !newer) return null;
  return (
    <nav aria-label="More from the journal" className="frame pb-20">
      <ul className="grid gap-8 border-t border-stone pt-8 sm:grid-cols-2">
        {older && <Neighbour article={older} label="Previous article" rel="prev" />}
        {newer && <Neighbour article={newer} label="Next article" rel="next" />}
      </ul>
    </nav>
  );
}

function Neighbour({
  article,
  label,
  rel,
}: {
  article: ArticleCard;
  label: string;
  rel: 'prev' | 'next';
}) {
  return (
    <li className={rel === 'next' ? 'sm:col-start-2 sm:text-right' : undefined}>
      <p className="eyebrow">{label}</p>
      <Link
        to={pathOf(article.uid)}
        discover="none"
        rel={rel}
        className="mt-2 inline-block heading-sm decoration-1 underline-offset-4 hover:underline"
      >
        {article.title}
      </Link>
    </li>
  );
}
