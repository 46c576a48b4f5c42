/** The pages that exist as Markdown, by route. They are written from the data that their loaders return. */
import type { useLoaderData } from '@remix-run/react';
import { bundleMarkdown } from '~/features/bundles/bundle-markdown';
import { listMarkdown, productLines } from '~/features/catalog/list-markdown';
import { htmlMarkdown } from '~/features/catalog/html-markdown';
import {
  byCodeText,
  insteadText,
  limitedText,
  noneWithFilters,
  noResults,
} from '~/features/catalog/no-results';
import { isNothing } from '~/features/catalog/product-list';
import { productDetails, productFacts } from '~/features/catalog/product-markdown';
import { searchFailed } from '~/features/catalog/ui/search/search-failed';
import { richTextMarkdown } from '~/features/content/rich-text-markdown';
import { reviewsPath, reviewsPerPage } from '~/features/reviews/reviews';
import { plansMarkdown, pricedByPlan } from '~/features/selling-plans/plans-markdown';
import { reviewsMarkdown } from '~/features/reviews/reviews-markdown';
import { volumePricesMarkdown } from '~/features/volume-prices/volume-prices-markdown';
import {
  blocks,
  bullets,
  heading,
  joined,
  link,
  inline,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import { articleLines, slicesMarkdown } from '~/slices/slices-markdown';
import type { loader as collectionLoader } from '../collections.$handle';
import type { loader as homeLoader } from '../home';
import type { loader as articleLoader } from '../journal/$uid';
import type { loader as journalLoader } from '../journal/index';
import type { loader as pageLoader } from '../pages.$uid';
import type { loader as policyLoader } from '../policies.$handle';
import type { loader as productLoader } from '../products.$handle';
import type { loader as reviewsLoader } from '../products.$handle.reviews';
import type { loader as searchLoader } from '../search';

type Loaded<T> = ReturnType<typeof useLoaderData<T>>;
type Writer = (data: never, site: MarkdownSite) => Markdown;

export const writers: Record<string, Writer> = {
  'routes/home': writeHome,
  'routes/products.$handle': writeProduct,
  'routes/products.$handle.reviews': writeReviews,
  'routes/collections.$handle': writeCollection,
  'routes/search': writeSearch,
  'routes/pages.$uid': writePage,
  'routes/policies.$handle': writePolicy,
  'routes/journal/index': writeJournal,
  'routes/journal/$uid': writeArticle,
  'routes/not-found': (data, site) =>
    writeMissing('We couldn’t find that', 'It may have moved, or we may no longer sell it.', site),
  'routes/$': (data, site) => writeMissing('404 Error', 'There is no page at this address.', site),
};

const homeLink = (site: MarkdownSite): Markdown => link('Home page', site.addressOf('/'));

const writeMissing = (title: string, text: string, site: MarkdownSite): Markdown =>
  blocks([
    heading(1, title),
    inline`${text}`,
    joined([homeLink(site), link('Search', site.addressOf('/search'))], ' · '),
  ]);

function writeHome({ seo, slices }: Loaded<typeof homeLoader>, site: MarkdownSite) {
  return blocks([
    heading(1, seo.siteName),
    slices.length > 0
      ? slicesMarkdown(slices, site)
      : inline`Welcome. ${link('Start shopping', site.addressOf('/search'))}`,
  ]);
}

function writeProduct(page: Loaded<typeof productLoader>, site: MarkdownSite) {
  // Only replies to the page's forms can lack the product. Otherwise, an outage throws a 503.
  if (!page.product) return heading(1, page.seo.title);
  const { enrichment, reviews, sellingPlans, bundle, volumePrices } = page;
  const product = pricedByPlan(page.product, sellingPlans ?? undefined);
  const shown = { ...page, product, complements: product.soldOut ? [] : page.complements };
  return blocks([
    productFacts(shown, site),
    bundleMarkdown(product, bundle, site),
    volumePricesMarkdown(product, volumePrices, site),
    plansMarkdown(product, sellingPlans ?? undefined, site),
    productDetails(shown, site),
    enrichment !== null && enrichment.story.title !== '' && heading(2, enrichment.story.title),
    enrichment && richTextMarkdown(enrichment.story.text, { site, under: 2 }),
    enrichment && slicesMarkdown(enrichment.slices, site),
    reviews && heading(2, 'Reviews'),
    reviews && reviewsMarkdown(reviews),
    reviews &&
      reviews.summary.count > reviews.reviews.length &&
      link('All reviews', site.addressOf(reviewsPath(page.product.handle))),
  ]);
}

function writeReviews(page: Loaded<typeof reviewsLoader>, site: MarkdownSite) {
  const { product, shown, query } = page;
  const hasNext = (shown?.summary.count ?? 0) > query.page * reviewsPerPage;
  return blocks([
    heading(1, `Reviews of ${product.title}`),
    link(product.title, site.addressOf(`/products/${encodeURIComponent(product.handle)}`)),
    !shown
      ? inline`We can’t show reviews right now.`
      : shown.reviews.length > 0
        ? reviewsMarkdown(shown)
        : query.page > 1
          ? inline`There’s no page ${String(query.page)} here.`
          : inline`No reviews yet.`,
    hasNext &&
      link(
        'Next page',
        site.addressOf(reviewsPath(product.handle, { ...query, page: query.page + 1 })),
      ),
  ]);
}

function writeCollection(
  { collection, list, query, isEmpty }: Loaded<typeof collectionLoader>,
  site: MarkdownSite,
) {
  const { handle, title, descriptionHtml } = collection;
  const path = `/collections/${encodeURIComponent(handle)}`;
  return blocks([
    heading(1, title),
    htmlMarkdown(descriptionHtml, { site, under: 1 }),
    isEmpty ? inline`Nothing here yet` : listMarkdown({ list, query, path }, site),
  ]);
}

function writeSearch(page: Loaded<typeof searchLoader>, site: MarkdownSite) {
  const { typed, term, list, texts, nothing, ignoresFilters, query, suggestion } = page;
  if (!term) return heading(1, 'Search');
  return blocks([
    heading(1, `Search: ${typed}`),
    !list && inline`${searchFailed}`,
    list?.limited === true && inline`${limitedText}`,
    ignoresFilters && inline`${byCodeText}`,
    nothing && inline`${noResults(texts.length > 0)}`,
    list && isNothing(list) && !nothing && query.pageNo === 0 && inline`${noneWithFilters}`,
    list?.instead && list.products.length > 0 ? inline`${insteadText(term, list.instead)}` : null,
    list && !nothing && listMarkdown({ list, query, path: '/search', extra: { q: term } }, site),
    texts.length > 0 && heading(2, 'Pages and articles'),
    bullets(texts.map(({ title, path }) => link(title, site.addressOf(path)))),
    suggestion &&
      inline`${suggestion.isSpelling ? 'Did you mean' : 'Similar products:'} ${suggestion.term}`,
    suggestion && productLines(suggestion.list.products, site),
  ]);
}

function writePage({ title, slices }: Loaded<typeof pageLoader>, site: MarkdownSite) {
  return blocks([heading(1, title), slicesMarkdown(slices, site)]);
}

function writePolicy({ title, html }: Loaded<typeof policyLoader>, site: MarkdownSite) {
  return blocks([heading(1, title), htmlMarkdown(html, { site, under: 1 })]);
}

function writeJournal(page: Loaded<typeof journalLoader>, site: MarkdownSite) {
  const { title, text, tag, tags, articles, page: number, pageCount } = page;
  const hrefOf = (query: Record<string, string>) =>
    site.addressOf(`/blogs/journal?${new URLSearchParams(query)}`) ?? '';
  const own: Record<string, string> = tag === undefined ? {} : { tag };
  return blocks([
    heading(1, joined([title, tag], ': ')),
    richTextMarkdown(text, { site, under: 1 }),
    articleLines(articles, site),
    number + 1 < pageCount && link('Next page', hrefOf({ ...own, pageNo: String(number + 1) })),
    tags.length > 0 &&
      inline`Topics: ${joined(
        tags.map((one) => link(one, hrefOf({ tag: one }))),
        ', ',
      )}`,
  ]);
}

function writeArticle(
  { article, slices, older, newer }: Loaded<typeof articleLoader>,
  site: MarkdownSite,
) {
  const { title, summary, author, date, tags } = article;
  const neighbours = [older, newer].filter((one) => one !== null);
  return blocks([
    heading(1, title),
    joined([date, author && `by ${author}`, ...tags], ', '),
    inline`${summary}`,
    slicesMarkdown(slices, site),
    neighbours.length > 0 && heading(2, 'More from the journal'),
    articleLines(neighbours, site),
  ]);
}
