import { Link, useLoaderData } from '@remix-run/react';
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { findTag, getJournal } from '~/features/content/journal.server';
import { ArticleCard } from '~/features/content/ui/article-card';
import { RichText } from '~/features/content/ui/rich-text';
import type { RouteHandle } from '~/route-handle';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { gridOf } from '~/ui/columns';
import { List } from '~/ui/list';
import { pageMeta } from '~/ui/page-meta';
import { Pager } from '~/ui/pager';
import { orNotFound } from '../page-loaders/or-not-found.server';
import { feedLink } from './feed-link';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: ['tag', 'pageNo'],
} satisfies RouteHandle;

const path = '/blogs/journal';

/** Omits default values. */
function journalHref(tag: string | undefined, page = 0): string {
  const query = new URLSearchParams({
    ...(tag !== undefined && { tag }),
    ...(page > 0 && { pageNo: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data.seo), feedLink(data.title)] : [];

/** 20 articles per page, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const tag = query.get('tag')?.trim().slice(0, 80) || undefined;
  const pageNo = query.get('pageNo') ?? '0';
  const page = /^\d{1,4}$/.test(pageNo) ? Number(pageNo) : 0;
  // 404 for a page number or tag without articles.
  const work = getJournal(context, { page, tag }).then((found) => ({ found }));
  const { found } = await orNotFound(context, 'journal-failed', work);
  const named = !found && tag ? await findTag(context, tag) : null;
  // Redirects to the tag's exact spelling. If the URL already has it, only this page lacks articles: 404 below.
  if (named && journalHref(named) !== journalHref(tag)) throw redirect(journalHref(named), 302);
  if (!found) throw new Response(null, { status: 404 });
  const { journal, ...list } = found;
  const title = journal.title || 'Journal';
  const href = journalHref(tag, page);
  const { contentLanguage } = context.market.store;
  // Each language has different articles.
  const isFirst = href === path;
  return {
    ...list,
    title,
    text: journal.text,
    ...(journal.lang && { lang: journal.lang }),
    tag,
    page,
    origin: context.env.SITE_URL,
    seo: {
      title: [tag, journal.seo_title || title, page > 0 && `page ${page + 1}`]
        .filter(Boolean)
        .join(', '),
      siteName: context.env.SITE_NAME,
      description: journal.seo_description,
      image: (journal.seo_image ?? journal.image)?.src,
      canonical: new URL(href, context.env.SITE_URL).href,
      ...(!isFirst && { alternates: { [contentLanguage]: href } }),
    },
  };
}

export default function JournalIndex() {
  const { articles, tags, tag, title, text, lang, page, pageCount, origin } =
    useLoaderData<typeof loader>();
  const crumbs = [{ label: 'Home', to: '/' }, { label: title }];
  return (
    <div className="frame pt-14 pb-20 md:pt-20">
      <JsonLd of={import.meta.env.SSR && breadcrumbList(crumbs, origin)} />
      <header lang={lang} className="max-w-text">
        <h1 className="heading-xl">{title}</h1>
        <RichText field={text} className="mt-5 text-[1.0625rem] text-muted" />
      </header>
      {tags.length > 0 && <Tags tags={tags} current={tag} />}
      {articles.length === 0 && <p className="mt-12 text-muted">No articles yet.</p>}
      <List
        className={`mt-12 grid gap-x-6 gap-y-14 ${gridOf(articles.length, { sm: [2], md: [2, 3], lg: [3, 4], wide: [4, 5] })}`}
      >
        {articles.map((article, index) => (
          <li key={article.uid}>
            <ArticleCard article={article} eager={index < 4} heading="h2" />
          </li>
        ))}
      </List>
      <Pager page={page} pageCount={pageCount} hrefOf={(to) => journalHref(tag, to)} />
    </div>
  );
}

function Tags({ tags, current }: { tags: string[]; current: string | undefined }) {
  return (
    <nav aria-label="Journal topics" className="mt-10 border-y border-stone py-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {[undefined, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <Link
              to={journalHref(tag)}
              discover="none"
              aria-current={tag === current ? 'page' : undefined}
              className="inline-flex min-h-8 items-center small text-muted underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline"
            >
              {tag ?? 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
