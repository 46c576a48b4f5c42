import type { PopupSettings } from '~/features/newsletter/popup-settings';
import type { NewsletterTexts } from '~/features/newsletter/texts';
import type { Crumb } from '~/ui/breadcrumb';
import type { SiteLink } from '~/ui/checked-link';
import type { PictureSource } from '~/ui/picture';

export interface MenuLink {
  text: string;
  link: SiteLink;
}

/** `children` is the submenu. */
export interface MenuEntry extends MenuLink {
  children: MenuLink[];
}

/** A link unless it has children. */
export interface MobileEntry {
  title: string;
  link: SiteLink | null;
  children: (MenuLink & { picture: PictureSource | null })[];
}

export const crumbOf = ({ text, link }: MenuLink): Crumb => ({ label: text, to: link.href });

export interface LinkColumn {
  /** '' if editors left it empty. */
  title: string;
  links: MenuLink[];
}

export interface Announcement {
  text: string;
  link: SiteLink | null;
}

export interface FeaturedCollection {
  title: string;
  link: SiteLink;
  picture: PictureSource;
}

export interface Theme {
  menu: MenuEntry[];
  mobile: MobileEntry[];
  subMenu: MenuLink[];
  columns: LinkColumn[];
  /** Three messages or none. */
  messages: Announcement[];
  collections: FeaturedCollection[];
  /** Next to a product's button: returns, guarantee. */
  promises: Announcement[];
  /** At most six. */
  popularSearches: string[];
  newsletter: NewsletterTexts;
  popup: PopupSettings;
  /** Null while the shop is open. */
  maintenance: { title: string; text: string } | null;
}

const prefix = '/collections/';

/** Encoded, like the router's and the browser's addresses. */
export const collectionPath = (handle: string): string => `${prefix}${encodeURIComponent(handle)}`;

/** Lower case, with spaces for dashes; for comparison. */
export const plain = (name: string): string => name.trim().toLowerCase().replaceAll('-', ' ');

/** 'Pendant' → '/collections/pendants'; null if the theme links to no such collection. */
export function collectionPathOf(
  {
    menu,
    mobile,
    columns,
    collections,
  }: Pick<Theme, 'menu' | 'mobile' | 'columns' | 'collections'>,
  type: string,
): string | null {
  const name = plain(type);
  if (!name) return null;
  const names = [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')];
  const links = [
    ...menu.flatMap((entry) => [entry, ...entry.children]),
    ...mobile.flatMap(({ title, link, children }) => [{ text: title, link }, ...children]),
    ...columns.flatMap((column) => column.links),
    ...collections.map(({ title, link }) => ({ text: title, link })),
  ].flatMap(({ text, link }) => {
    const handle = link?.href.startsWith(prefix) ? link.href.slice(prefix.length) : '';
    return /^[\w-]+$/.test(handle) ? [{ text, handle }] : [];
  });
  const found =
    links.find(({ handle }) => names.includes(plain(handle))) ??
    links.find(({ text }) => names.includes(plain(text)));
  return found ? `${prefix}${found.handle}` : null;
}

/** The menu's links to a collection, from the top level down; empty if the menu lacks the collection. */
export function trailTo({ menu }: Pick<Theme, 'menu'>, path: string): MenuLink[] {
  const isIt = ({ link }: MenuLink) => link.href === path;
  const own = menu.find(isIt);
  if (own) return [own];
  const parent = menu.find(({ children }) => children.some(isIt));
  return parent ? [parent, ...parent.children.filter(isIt)] : [];
}

/**
 * The links to the collection of the product's type, else to the first of `handles` in the menu; empty if the menu
 * has neither.
 */
export function trailToProduct(
  theme: Parameters<typeof collectionPathOf>[0],
  type: string,
  handles: readonly string[],
): MenuLink[] {
  const paths = handles.map(collectionPath);
  const parents = theme.menu.filter(({ children }) => children.length > 0);
  const path =
    collectionPathOf(theme, type) ??
    [...parents.flatMap(({ children }) => children), ...parents]
      .map(({ link }) => link.href)
      .find((href) => paths.includes(href));
  if (!path) return [];
  const trail = trailTo(theme, path);
  return trail.length > 0 ? trail : [{ text: type, link: { href: path, newTab: false } }];
}
