import type { Theme } from './theme';

const own = (text: string, href: string) => ({ text, link: { href, newTab: false } });
const shop = [own('Shop', '/search'), own('Journal', '/blogs/journal')];

/** Used while the content service has never answered: links that every shop has. */
export const bundledTheme: Theme = {
  menu: shop.map((entry) => ({ ...entry, children: [] })),
  mobile: shop.map(({ text, link }) => ({ title: text, link, children: [] })),
  subMenu: [],
  columns: [
    { title: 'Shop', links: shop },
    { title: 'You', links: [own('Your bag', '/cart'), own('Your account', '/accounts')] },
  ],
  messages: [],
  collections: [],
  maintenance: null,
};
