/** Converts the content service's `theme_settings` to menus. Pure; missing parts are left out. */
import * as v from 'valibot';
import { boolean, groups, link, picture, text } from '~/features/content/fields';
import type { SiteLink } from '~/ui/checked-link';
import { threeMessages, type LinkColumn, type MenuEntry, type MenuLink, type Theme } from './theme';

const links = groups({ link, link_text: text });

/** A slice zone; slices of another type or shape are dropped. */
const zone = <T>(schema: v.GenericSchema<unknown, T>) =>
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
    items: links,
  });

const menuItem = v.object({
  slice_type: v.literal('menu_item'),
  primary: v.object({ menu_title: text, link }),
  items: groups({ link, link_text: text, link_image: picture }),
});

const settings = v.object({
  body: zone(titled('link_column')),
  body1: zone(titled('menu_group')),
  body2: zone(v.union([menuItem, titled('sub_menu')])),
  messages: groups({ message: text, link }),
  footer_featured_collections: groups({ title: text, link, image: picture }),
  maintenance: boolean,
  maintenance_title: text,
  maintenance_text: text,
});

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

/** The first group is the top level; each later group becomes the submenu of the link with its name. */
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

/** Never fails: an empty document gives empty menus. */
export function readTheme(data: Record<string, unknown>): Theme {
  const stored = v.parse(settings, data);
  const messages = stored.messages.filter(({ message }) => message);
  return {
    menu: desktopMenu(stored.body1),
    mobile: stored.body2.filter(isMenuItem).map(mobileEntry),
    subMenu: stored.body2.flatMap((slice) => (isMenuItem(slice) ? [] : menuLinks(slice.items))),
    columns: stored.body.map(column).filter(({ links: { length } }) => length > 0),
    messages: threeMessages(messages.map(({ message, link: to }) => ({ text: message, link: to }))),
    collections: stored.footer_featured_collections.flatMap(({ title, link: to, image }) =>
      title && to && image ? [{ title, link: to, picture: image }] : [],
    ),
    maintenance: stored.maintenance
      ? { title: stored.maintenance_title, text: stored.maintenance_text }
      : null,
  };
}
