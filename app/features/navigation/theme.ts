/** Menus, announcements and footer, as the header and footer render them. Pure. */
import type { NewsletterTexts } from '~/features/newsletter/texts';
import type { SiteLink } from '~/ui/checked-link';
import type { PictureSource } from '~/ui/picture';

export interface MenuLink {
  text: string;
  link: SiteLink;
}

/** A top-level link of the desktop menu; `children` are its submenu. */
export interface MenuEntry extends MenuLink {
  children: MenuLink[];
}

/** An entry of the mobile menu: expandable if it has children, otherwise a plain link. */
export interface MobileEntry {
  title: string;
  link: SiteLink | null;
  children: (MenuLink & { picture: PictureSource | null })[];
}

export interface LinkColumn {
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
  /** Social links, below the mobile menu and in the footer. */
  subMenu: MenuLink[];
  columns: LinkColumn[];
  /** Three or none. */
  messages: Announcement[];
  collections: FeaturedCollection[];
  /** Beside a product's button: returns, guarantee. */
  promises: Announcement[];
  newsletter: NewsletterTexts;
  /** Null while the shop is open. */
  maintenance: { title: string; text: string } | null;
}

const prefix = '/collections/';

const plain = (name: string) => name.trim().toLowerCase().replaceAll('-', ' ');

/**
 * Path of the collection that holds a type of product: the one among the theme's links whose handle, or else
 * whose text, is the type's name or its plural ('Pendant', '/collections/pendants'). Null without one. The menus
 * are on every page anyway, while asking for a collection would be a call for each product.
 */
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
