import { expect, test } from 'vitest';
import { bundledTheme, readTheme, threeMessages } from './theme.server';

const to = (url: string) => ({ link_type: 'Web', url });
const group = (slice_type: string, title: string, ...names: string[]) => ({
  slice_type,
  primary: { title },
  items: names.map((name) => ({ link: to(`/collections/${name}`), link_text: name })),
});
const message = (text: string) => ({ text, link: null });

test('the first menu group is the top level, later groups drop down from their name [R-095] [R-243] [R-244]', () => {
  const { menu } = readTheme({
    body1: [
      group('menu_group', 'Shop', 'Lighting', 'Sale'),
      group('menu_group', 'Lighting', 'lamps'),
    ],
  });
  expect(menu.map(({ text, children }) => [text, children.map((child) => child.text)])).toEqual([
    ['Lighting', ['lamps']],
    ['Sale', []],
  ]);
});

test('the mobile menu has entries and socials [R-100] [R-101] [R-244]', () => {
  const { mobile, subMenu } = readTheme({
    body2: [
      {
        slice_type: 'menu_item',
        primary: { menu_title: 'New', link: to('/collections/new') },
        items: [],
      },
      group('sub_menu', 'Follow', 'pictures'),
    ],
  });
  expect(mobile).toEqual([
    { title: 'New', link: { href: '/collections/new', newTab: false }, children: [] },
  ]);
  expect(subMenu.map(({ text }) => text)).toEqual(['pictures']);
});

test('entries of the mobile menu without a title are left out', () => {
  const entry = (menu_title: string | null) => ({
    slice_type: 'menu_item',
    primary: { menu_title, link: to('/collections/new') },
    items: [{ link: to('/collections/lamps'), link_text: 'Lamps' }],
  });
  const { mobile } = readTheme({ body2: [entry(' '), entry('New'), entry(null)] });
  expect(mobile.map(({ title }) => title)).toEqual(['New']);
});

test('without content, the mobile menu and the footer lead to orders where the shop can find them [R-445]', () => {
  const app = { SHOPIFY_ADMIN_CLIENT_ID: 'id', SHOPIFY_ADMIN_CLIENT_SECRET: 'secret' };
  const linksOf = ({ mobile, columns }: ReturnType<typeof bundledTheme>) => [
    mobile.map(({ link }) => link?.href),
    columns.flatMap(({ links }) => links.map(({ link }) => link.href)),
  ];
  for (const links of linksOf(bundledTheme({ ACCOUNTS: 'legacy', ...app } as never)))
    expect(links).toContain('/orders/find');
  for (const links of linksOf(bundledTheme({ ACCOUNTS: 'legacy' } as never)))
    expect(links).not.toContain('/orders/find');
});

test('links of the mobile menu may have pictures; the footer has columns and featured collections [R-100] [R-236] [R-244]', () => {
  const image = {
    url: 'https://images.prismic.io/shop/lamp.jpg',
    alt: 'A lamp',
    dimensions: { width: 600, height: 450 },
  };
  const item = { link: to('/collections/lamps'), link_text: 'Lamps', link_image: image };
  const { mobile, columns, collections } = readTheme({
    body: [group('link_column', 'Help', 'Delivery', 'Returns')],
    body2: [{ slice_type: 'menu_item', primary: { menu_title: 'Shop' }, items: [item] }],
    footer_featured_collections: [
      { title: 'New', link: to('/collections/new'), image },
      { title: 'Without a picture', link: to('/collections/new') },
    ],
  });
  expect(mobile[0]?.children).toMatchObject([{ text: 'Lamps', picture: { src: image.url } }]);
  expect(columns.map(({ title, links }) => [title, links.map(({ text }) => text)])).toEqual([
    ['Help', ['Delivery', 'Returns']],
  ]);
  expect(collections).toMatchObject([{ title: 'New', picture: { alt: 'A lamp' } }]);
});

test('unsafe links, unknown slices and wrong shapes are left out', () => {
  const theme = readTheme({
    body: [
      {
        slice_type: 'link_column',
        primary: { title: 'Help' },
        items: [{ link: to('javascript:alert(1)'), link_text: 'x' }],
      },
      { slice_type: 'surprise' },
      'nonsense',
    ],
    body1: null,
    body2: 7,
    messages: [{ message: null }],
  });
  expect(theme).toMatchObject({
    columns: [],
    menu: [],
    mobile: [],
    messages: [],
    maintenance: null,
  });
});

const picture = {
  url: 'https://images.example/a.jpg',
  alt: '',
  dimensions: { width: 1, height: 1 },
};
test.each([
  [{ collection_handle: 'rugs' }, '/collections/rugs'],
  [{ collection_handle: 'rugs', link: to('/pages/rugs') }, '/pages/rugs'],
  [{ collection_handle: 'rugs', link: to('javascript:alert(1)') }, '/collections/rugs'],
  [{ collection_handle: 'a/../b?c' }, '/collections/a%2F..%2Fb%3Fc'],
  [{}, undefined],
])('a featured collection with %j leads to %s', (fields, href) => {
  const { collections } = readTheme({
    footer_featured_collections: [{ title: 'Rugs', image: picture, ...fields }],
  });
  expect(collections[0]?.link.href).toBe(href);
});

test('the newsletter has the editors’ words, and ours where they wrote none', () => {
  const ours = readTheme({}).newsletter;
  expect(ours.title).toBe('Get 10% off your next order');
  expect(ours.thanks).toEqual({
    title: 'Thanks',
    text: "We've added you to our newsletter!",
  });
  const own = readTheme({ newsletter_title: 'Letters', newsletter_success: 'Hello' }).newsletter;
  expect(own).toEqual({ ...ours, title: 'Letters', thanks: { title: 'Hello', text: '' } });
});

test('the popup comes after a second on the first page, unless the editors say otherwise', () => {
  expect(readTheme({}).popup).toEqual({ seconds: 1, fromPage: 1, onPhones: 'panel' });
  expect(
    readTheme({ popup_seconds: 30, popup_from_page: 2, popup_on_phones: 'tab' }).popup,
  ).toEqual({ seconds: 30, fromPage: 2, onPhones: 'tab' });
  expect(
    readTheme({ popup_seconds: -5, popup_from_page: 0, popup_on_phones: 'everywhere' }).popup,
  ).toEqual({ seconds: 0, fromPage: 1, onPhones: 'panel' });
});

test('an empty document is an empty theme', () => {
  expect(readTheme({}).menu).toEqual([]);
});

test('the shop closes with the theme’s words [R-237] [R-244]', () => {
  expect(readTheme({ maintenance: true, maintenance_title: 'Soon' }).maintenance).toEqual({
    title: 'Soon',
    text: '',
  });
});

test('the ribbon has exactly three messages [R-094] [R-244]', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(message) as [never, never, never, never];
  expect(threeMessages([a, b, c, d])).toEqual([a, b, c]);
  expect(threeMessages([a, b])).toEqual([a, b, a]);
  expect(threeMessages([a])).toEqual([a, a, a]);
  expect(threeMessages([])).toEqual([]);
});

test('without accounts or orders to find, an entry of the mobile menu that leads nowhere is left out [R-008]', () => {
  const entry = (menu_title: string, link: unknown, ...items: unknown[]) => ({
    slice_type: 'menu_item',
    primary: { menu_title, link },
    items,
  });
  const nowhere = { link_type: 'Any' };
  const body2 = [
    entry('Account', nowhere),
    entry('Orders', nowhere, { link: nowhere, link_text: 'All' }),
    entry('Help', nowhere, { link: to('/pages/faqs'), link_text: 'Questions' }),
    entry('New', to('/collections/new')),
  ];
  const titles = (env?: Parameters<typeof readTheme>[1]) =>
    readTheme({ body2 }, env).mobile.map(({ title }) => title);
  const all = ['Account', 'Orders', 'Help', 'New'];
  const SHOPIFY_ADMIN_TOKEN = 'token';
  expect(titles({ ACCOUNTS: 'off', SHOPIFY_ADMIN_TOKEN })).toEqual(['Help', 'New']);
  expect(titles({ ACCOUNTS: 'legacy' })).toEqual(['Help', 'New']);
  expect(titles({ ACCOUNTS: 'legacy', SHOPIFY_ADMIN_TOKEN })).toEqual(all);
  expect(titles()).toEqual(all);
});
