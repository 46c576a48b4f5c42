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
  newsletter: NewsletterTexts;
  /** Null while the shop is open. */
  maintenance: { title: string; text: string } | null;
}
