import * as v from 'valibot';
import { boolean, groups, link, number, picture, select, text } from '~/features/content/fields';
import { findOrderPath } from '~/features/guest-orders/guest-orders';
import { popupSettings } from '~/features/newsletter/popup-settings';
import { newsletterTexts } from '~/features/newsletter/texts';
import { lacksPages } from '~/missing-pages.server';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { optional } from '~/platform/optional.server';
import { findDocument } from '~/services/prismic/documents.server';
import { hasAdminApi, type AdminSettings } from '~/services/shopify-admin/admin-settings';
import type { SiteLink } from '~/ui/checked-link';
import type {
  Announcement,
  FeaturedCollection,
  LinkColumn,
  MenuEntry,
  MenuLink,
  Theme,
} from './theme';

const menuLink = (text: string, href: string) => ({ text, link: { href, newTab: false } });
const shopLinks = [menuLink('Shop', '/search'), menuLink('Journal', '/blogs/journal')];

const orderLinks = (env: AdminSettings) =>
  hasAdminApi(env) ? [menuLink('Find an order', findOrderPath)] : [];

/** Fallback until the content service first responds. */
export const bundledTheme = (env: Pick<Env, 'ACCOUNTS'> & AdminSettings): Theme => ({
  menu: shopLinks.map((one) => ({ ...one, children: [] })),
  mobile: [...shopLinks, ...orderLinks(env)].map(({ text, link }) => ({
    title: text,
    link,
    children: [],
  })),
  subMenu: [],
  columns: [
    { title: 'Shop', links: shopLinks },
    {
      title: 'You',
      links: [
        menuLink('Your bag', '/cart'),
        ...(env.ACCOUNTS === 'off' ? [] : [menuLink('Your account', '/accounts')]),
        ...orderLinks(env),
      ],
    },
  ],
  messages: [],
  collections: [],
  promises: [],
  popularSearches: [],
  newsletter: newsletterTexts(),
  popup: popupSettings(),
  maintenance: null,
});

const closedTheme = (env: Env): Theme => ({
  ...bundledTheme(env),
  maintenance: { title: '', text: '' },
});

/**
 * If the theme can't be read, returns the bundled theme or, if THEME_FAILURE is 'maintenance', closes the shop. A
 * repository without a theme never closes the shop.
 */
export const getTheme = (context: Context): Promise<Theme> =>
  optional(
    context,
    'theme-failed',
    loadTheme(context),
    (context.env.THEME_FAILURE === 'maintenance' ? closedTheme : bundledTheme)(context.env),
  );

async function loadTheme(context: Context): Promise<Theme> {
  const document = await findDocument(context, { type: 'theme_settings' });
  if (document) return readTheme(document.data, context.env);
  context.log.warn('theme-missing');
  return bundledTheme(context.env);
}

const linkItems = groups({ link, link_text: text });

const sliceZone = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.unknown()), []), []),
    v.transform((slices): T[] =>
      slices.flatMap((slice) => {
        const parsed = v.safeParse(schema, slice);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

const titled = (slice_type: string) =>
  v.object({
    slice_type: v.literal(slice_type),
    primary: v.object({ title: text }),
    items: linkItems,
  });

const menuItem = v.object({
  slice_type: v.literal('menu_item'),
  primary: v.object({ menu_title: text, link }),
  items: groups({ link, link_text: text, link_image: picture }),
});

const settings = v.object({
  body: sliceZone(titled('link_column')),
  body1: sliceZone(titled('menu_group')),
  body2: sliceZone(v.union([menuItem, titled('sub_menu')])),
  messages: groups({ message: text, link }),
  footer_featured_collections: groups({
    title: text,
    collection_handle: text,
    link,
    image: picture,
  }),
  product_promises: groups({ promise: text, link }),
  popular_searches: groups({ term: text }),
  newsletter_title: text,
  newsletter_text: text,
  newsletter_success: text,
  popup_seconds: number,
  popup_from_page: number,
  popup_on_phones: select(['panel', 'tab']),
  maintenance: boolean,
  maintenance_title: text,
  maintenance_text: text,
});

const maxSearches = 6;
/** Characters. */
const maxTerm = 40;

const popularSearches = (terms: string[]): string[] =>
  [...new Set(terms.map((term) => term.trim()))]
    .filter((term) => term !== '' && term.length <= maxTerm)
    .slice(0, maxSearches);

type Titled = v.InferOutput<ReturnType<typeof titled>>;
type MenuItem = v.InferOutput<typeof menuItem>;

const menuLinks = (items: { link: SiteLink | null; link_text: string }[]): MenuLink[] =>
  items.flatMap(({ link: to, link_text }) =>
    to && link_text ? [{ text: link_text, link: to }] : [],
  );

const column = ({ primary, items }: Titled): LinkColumn => ({
  title: primary.title,
  links: menuLinks(items),
});

/** The first group is the top level. Each later group is the submenu of the top-level link with the same title. */
function desktopMenu([top, ...rest]: Titled[]): MenuEntry[] {
  if (!top) return [];
  const groupsByName = new Map(rest.map((group) => [group.primary.title, menuLinks(group.items)]));
  return menuLinks(top.items).map((entry) => ({
    ...entry,
    children: groupsByName.get(entry.text) ?? [],
  }));
}

const isMenuItem = (slice: MenuItem | Titled): slice is MenuItem =>
  slice.slice_type === 'menu_item';

const mobileEntry = ({ primary, items }: MenuItem) => ({
  title: primary.menu_title,
  link: primary.link,
  children: items.flatMap((item) =>
    menuLinks([item]).map((entry) => ({ ...entry, picture: item.link_image })),
  ),
});

/** Empty without title, picture or link. The editor's link takes priority over the collection's. */
function featuredCollection({
  title,
  collection_handle: handle,
  link: to,
  image,
}: v.InferOutput<typeof settings>['footer_featured_collections'][number]): FeaturedCollection[] {
  const own = handle && { href: `/collections/${encodeURIComponent(handle)}`, newTab: false };
  const leads = to ?? own;
  return title && leads && image ? [{ title, link: leads, picture: image }] : [];
}

/** Never fails; an empty document gives empty menus. Without `env`, the shop has all pages. */
export function readTheme(
  data: Record<string, unknown>,
  env?: Pick<Env, 'ACCOUNTS'> & AdminSettings,
): Theme {
  const hasAllPages = env === undefined || !lacksPages(env);
  const stored = v.parse(settings, data);
  const messages = stored.messages.filter(({ message }) => message);
  return {
    menu: desktopMenu(stored.body1),
    mobile: stored.body2
      .filter(isMenuItem)
      .map(mobileEntry)
      .filter(({ title }) => title !== '')
      // Links to missing pages were removed, so drop empty entries.
      .filter(({ link: to, children }) => hasAllPages || to || children.length > 0),
    subMenu: stored.body2.flatMap((slice) => (isMenuItem(slice) ? [] : menuLinks(slice.items))),
    columns: stored.body.map(column).filter(({ links: { length } }) => length > 0),
    messages: threeMessages(messages.map(({ message, link: to }) => ({ text: message, link: to }))),
    collections: stored.footer_featured_collections.flatMap(featuredCollection),
    popularSearches: popularSearches(stored.popular_searches.map(({ term }) => term)),
    promises: stored.product_promises.flatMap(({ promise, link: to }) =>
      promise ? [{ text: promise, link: to }] : [],
    ),
    newsletter: newsletterTexts({
      title: stored.newsletter_title,
      text: stored.newsletter_text,
      success: stored.newsletter_success,
    }),
    popup: popupSettings({
      seconds: stored.popup_seconds,
      fromPage: stored.popup_from_page,
      onPhones: stored.popup_on_phones,
    }),
    maintenance: stored.maintenance
      ? { title: stored.maintenance_title, text: stored.maintenance_text }
      : null,
  };
}

const ribbonLength = 3;

/** Returns three messages or none. Fills missing places with the first message, and drops further messages. */
export function threeMessages(messages: readonly Announcement[]): Announcement[] {
  const [first] = messages;
  if (!first) return [];
  return Array.from({ length: ribbonLength }, (_, index) => messages[index] ?? first);
}
