/** Slices as Markdown. Pictures and forms are left out. */
import { costText } from '~/features/catalog/delivery';
import type { DeliveryTable } from '~/features/catalog/delivery-table';
import { productLines } from '~/features/catalog/list-markdown';
import type { ArticleCard } from '~/features/content/journal.server';
import { hoursRows, readOpeningHours } from '~/features/content/opening-hours';
import type { RichText } from '~/features/content/rich-text';
import { richTextMarkdown } from '~/features/content/rich-text-markdown';
import {
  blocks,
  bullets,
  heading,
  joined,
  link,
  inline,
  numbered,
  table,
  type Inline,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import type { PageSlice, ParsedSlice, SliceType } from '~/slices/page-slice';
import type { SiteLink } from '~/ui/checked-link';
import { formatFullDate } from '~/ui/date';
import { formatMoney } from '~/ui/money';
import { eventTimes } from './FeaturedEvents/event-times';

type Blocks = (Markdown | null | false)[];
type Write<T extends SliceType> = (slice: PageSlice<T>, site: MarkdownSite) => Blocks;

function hoursLines(
  item: Parameters<typeof readOpeningHours>[0],
  { locale }: MarkdownSite,
): Markdown | null {
  const hours = readOpeningHours(item);
  if (!hours) return null;
  return bullets(hoursRows(hours, locale).map((row) => joined(row, ': ')));
}

const writers: { [T in SliceType]: Write<T> } = {
  hero_content: ({ primary }, site) => [
    ...titled(primary, site),
    linkTo(primary.link, primary.link_text, site),
    linkTo(primary.second_link, primary.second_link_text, site),
  ],
  two_panel_text: ({ primary, items }, site) => [
    title(2, primary.title),
    ...items.flatMap((item) => [
      title(3, item.title),
      text(item.text, site),
      linkTo(item.link, item.link_text, site),
    ]),
  ],
  ticker: ({ items }, site) => [
    bullets(
      items.flatMap((item) => (item.text ? [linkTo(item.link, item.text, site) ?? item.text] : [])),
    ),
  ],
  featured_events: ({ primary, items, ended }, site) => [
    ...(items.length > 0 ? titled(primary, site) : []),
    ...items.flatMap((item, index) => [
      title(3, item.title),
      joined([dayOf(item, site.locale), item.place, ended[index] && 'past event'], ', '),
      text(item.text, site),
      !ended[index] && linkTo(item.link, item.link_text, site),
    ]),
  ],
  generic_feature: ({ primary }, site) => [
    ...titled(primary, site),
    linkTo(primary.link, primary.link_text, site),
  ],
  featured_products: ({ primary, products }, site) =>
    products.length === 0
      ? []
      : [
          ...titled(primary, site),
          productLines(products, site),
          linkTo(primary.link, primary.link_text, site),
        ],
  featured_posts: ({ primary, posts }, site) =>
    posts.length === 0
      ? []
      : [
          title(2, primary.title),
          articleLines(posts, site),
          linkTo(primary.link, primary.link_text, site),
        ],
  usp: ({ primary, items }) =>
    items.length === 0
      ? []
      : [
          title(2, primary.title),
          bullets(items.map((item) => joined([item.title, item.text], ': '))),
        ],
  product_grid: ({ primary, items, products }, site) => [
    ...titled(primary, site),
    bullets(
      items.flatMap(({ product_handle: handle, collection_handle: collection, ...item }) =>
        handle
          ? []
          : [linkTo(item.link ?? collectionLink(collection), item.title, site) ?? item.title],
      ),
    ),
    productLines(products, site),
  ],
  instagram: ({ primary }) => [title(2, primary.title), joined([primary.account])],
  content: ({ primary, delivery }, site) => [
    title(2, primary.title),
    richTextMarkdown(primary.text, { site, under: primary.title ? 2 : 1 }),
    ...(delivery ? deliveryBlocks(delivery, site) : []),
  ],
  contact_content: ({ primary, items }, site) => [
    ...titled(primary, site),
    joined([primary.email, primary.phone], ', '),
    text(primary.hours, site),
    bullets(items.map((item) => joined([item.title, item.text, item.email], ': '))),
  ],
  locations_content: ({ primary, items }, site) => [
    ...titled(primary, site),
    ...items.flatMap((item) => [
      title(3, joined([item.name, item.region], ', ')),
      text(item.address, site),
      hoursLines(item, site) ?? text(item.hours, site),
      joined([item.phone]),
      linkTo(item.link, item.link_text, site),
    ]),
  ],
  returns_content: ({ primary, items }, site) => [
    ...titled(primary, site),
    steps(items, site),
    linkTo(primary.link, primary.link_text, site),
  ],
  faqs: ({ primary, items }, site) =>
    items.length === 0
      ? []
      : [
          title(2, primary.title),
          ...items.flatMap(({ question, answer }) => [title(3, question), text(answer, site)]),
        ],
  our_story: ({ primary, items }, site) => [
    ...titled(primary, site),
    ...items.flatMap((item) => [
      title(3, joined([item.year, item.title], ': ')),
      text(item.text, site),
    ]),
  ],
  finishes: ({ primary, items }, site) => [
    ...titled(primary, site),
    ...items.flatMap((item) => [
      title(3, item.name),
      text(item.text, site),
      linkTo(
        collectionLink(item.collection_handle, item.filter_tag) ?? item.link,
        item.link_text || 'Shop this finish',
        site,
      ),
    ]),
  ],
  stockist_widget: ({ primary, items }, site) => [
    ...titled(primary, site),
    bullets(
      items.flatMap(({ name, city, country, link: to }) =>
        name ? [joined([linkTo(to, name, site) ?? name, city, country], ', ')] : [],
      ),
    ),
  ],
  tradeform_content: ({ primary, items }, site) => [
    ...titled(primary, site),
    steps(items, site),
    linkTo(primary.link, primary.link_text, site),
  ],
};

export const slicesMarkdown = (slices: readonly PageSlice[], site: MarkdownSite): Markdown =>
  blocks(
    slices.flatMap((slice) => {
      // The cast is safe, because `type` selects the writer. Data that a newer release cached may have unknown types.
      const write = writers[slice.type] as Write<SliceType> | undefined;
      return write?.(slice, site) ?? [];
    }),
  );

export const articleLines = (articles: readonly ArticleCard[], site: MarkdownSite): Markdown =>
  bullets(
    articles.map((article) =>
      joined(
        [
          linkTo(
            { href: `/blogs/journal/${encodeURIComponent(article.uid)}`, newTab: false },
            article.title,
            site,
          ),
          joined([article.date, article.summary], ': '),
        ],
        ', ',
      ),
    ),
  );

const title = (level: 2 | 3, words: Inline): Markdown | false => {
  const shown = joined([words]);
  return shown.source !== '' && heading(level, shown);
};

const text = (field: RichText, site: MarkdownSite): Markdown =>
  richTextMarkdown(field, { site, under: 2 });

const titled = (primary: { title: string; text?: RichText }, site: MarkdownSite): Blocks => [
  title(2, primary.title),
  text(primary.text ?? [], site),
];

/** Null without a link or a text, as in the slices' components. */
function linkTo(to: SiteLink | null, label: string, site: MarkdownSite): Markdown | null {
  const address = to && label ? site.addressOf(to.href) : null;
  return address ? link(label, address) : null;
}

function collectionLink(handle: string, tag = ''): SiteLink | null {
  if (!handle) return null;
  const query = tag ? `?${new URLSearchParams({ tag })}` : '';
  return { href: `/collections/${encodeURIComponent(handle)}${query}`, newTab: false };
}

const steps = (items: readonly { title: string; text: RichText }[], site: MarkdownSite): Markdown =>
  numbered(items.map((item) => blocks([joined([item.title]), text(item.text, site)])));

function dayOf(event: ParsedSlice<'featured_events'>['items'][number], locale: string): string {
  const times = eventTimes(event, locale);
  if (!times) return event.date ? formatFullDate(event.date, locale) : '';
  return `${[times.start, times.end].filter(Boolean).join(' to ')} (${times.clock})`;
}

function deliveryBlocks({ rows, own, elsewhere }: DeliveryTable, site: MarkdownSite): Blocks {
  const { locale } = site;
  const cost = own.free ? 'is free' : `costs ${costText(own, locale)}`;
  return [
    (own.free || own.price) && inline`Delivery to ${own.destination} ${cost}.`,
    table(
      ['Country', 'Price', 'Free from', 'Working days'],
      rows.map((row) => [
        row.countries.join(', '),
        row.free ? 'Free' : row.price ? formatMoney(row.price, locale) : 'At checkout',
        row.freeFrom && formatMoney(row.freeFrom, locale),
        [...new Set(row.days)].join('–'),
      ]),
    ),
    elsewhere.length > 0 &&
      inline`We also deliver to ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(elsewhere)}.`,
  ];
}
