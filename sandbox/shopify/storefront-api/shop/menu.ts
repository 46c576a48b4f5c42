import { shopUrl } from '../../../world/storefronts';
import { listCollections } from '../../storage/collections';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { collectionView } from '../products/views';
import { policies } from './policies';

type Item = {
  title: string;
  type: string;
  path: string;
  resource?: { id: string } | null;
  items?: Item[];
};

/** Shopify's default menus `main-menu` and `footer`; null for other handles. */
export function menu({ handle }: { handle: string }, context: Context) {
  const make = menus[handle];
  if (!make) return null;
  const items = make(context);
  const number = handle === 'footer' ? 802 : 801;
  return {
    __typename: 'Menu',
    id: gid('Menu', number),
    handle,
    title: handle === 'footer' ? 'Footer menu' : 'Main menu',
    itemsCount: items.length,
    items: items.map((item, index) => itemView(context, item, number * 100 + index)),
  };
}

const menus: Record<string, (context: Context) => Item[]> = {
  'main-menu': mainMenu,
  footer: footerMenu,
};

function itemView(context: Context, item: Item, number: number): Record<string, unknown> {
  return {
    __typename: 'MenuItem',
    id: gid('MenuItem', number),
    title: item.title,
    type: item.type,
    tags: [],
    url: shopUrl(context.world, item.path),
    resource: item.resource ?? null,
    resourceId: item.resource?.id ?? null,
    items: (item.items ?? []).map((child, index) => itemView(context, child, number * 100 + index)),
  };
}

/** Four collections at the top level, and all collections below `Collections`. */
function mainMenu(context: Context): Item[] {
  const themed = listCollections(context.sql).filter(({ handle }) => handle !== 'all');
  const collections = themed.map((collection) => ({
    title: collection.title,
    type: 'COLLECTION',
    path: `/collections/${collection.handle}`,
    resource: collectionView(context, collection),
  }));
  return [
    ...collections.slice(0, 4),
    { title: 'Collections', type: 'COLLECTIONS', path: '/collections', items: collections },
    { title: 'All products', type: 'CATALOG', path: '/collections/all' },
  ];
}

function footerMenu({ world }: Context): Item[] {
  const shopPolicies = Object.values(policies(world)).map((policy) => ({
    title: policy.title,
    type: 'SHOP_POLICY',
    path: new URL(policy.url).pathname,
    resource: policy,
  }));
  return [{ title: 'Search', type: 'SEARCH', path: '/search' }, ...shopPolicies];
}
