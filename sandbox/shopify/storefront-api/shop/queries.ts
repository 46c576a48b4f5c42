import { collectionById } from '../../storage/collections';
import { productById, variantById } from '../../storage/products';
import { readCartNode } from '../cart/queries';
import type { Context } from '../graphql/context';
import { digitsOf, typeOfGid } from '../graphql/gid';
import { emptyConnection } from '../graphql/paging';
import { versions } from '../graphql/schema';
import { published } from '../products/queries';
import { locationsQuery } from '../products/store-availability';
import { collectionView, productView, variantView } from '../products/views';
import { consentManagement } from './consent-management';
import { localization } from './localization';
import { menu } from './menu';
import { urlRedirects } from './redirects';
import { shop } from './shop';
import { sitemap } from './sitemap';

const nothing = () => null;
const served = (oldest: string) => versions.filter((version) => version >= oldest);

/**
 * Resolves query fields such as `shop`. Pages, blogs and metaobjects are empty, because Prismic has
 * this content.
 */
export const shopQueries = {
  shop,
  localization,
  menu,
  node: ({ id }: { id: string }, context: Context) => node(id, context),
  nodes: ({ ids }: { ids: string[] }, context: Context) => ids.map((id) => node(id, context)),
  page: nothing,
  pageByHandle: nothing,
  pages: emptyConnection,
  blog: nothing,
  blogByHandle: nothing,
  blogs: emptyConnection,
  article: nothing,
  articles: emptyConnection,
  metaobject: nothing,
  metaobjects: emptyConnection,
  locations: locationsQuery,
  urlRedirects,
  sitemap,
  consentManagement,
  publicApiVersions: (_args: object, { world }: Context) => [
    ...served(world.env.OLDEST_API_VERSION).map((handle, index, { length }) => ({
      handle,
      displayName: index === length - 1 ? `${handle} (Latest)` : handle,
      supported: true,
    })),
    { handle: 'unstable', displayName: 'unstable', supported: false },
  ],
};

/** Returns null for unsupported types. */
function node(id: string, context: Context): unknown {
  const type = typeOfGid(id);
  if (type === 'Cart') return readCartNode(id, context);
  if (type === 'Shop') return shop({}, context);
  const digits = type ? digitsOf(type, id) : null;
  if (digits === null) return null;
  if (type === 'Product') {
    const product = productById(context.sql, digits);
    return product && published(context, product) ? productView(context, product) : null;
  }
  if (type === 'ProductVariant') {
    const found = variantById(context.sql, digits);
    return found && published(context, found.product)
      ? variantView(context, found.product, found.variant)
      : null;
  }
  if (type !== 'Collection') return null;
  const collection = collectionById(context.sql, digits);
  return collection && collectionView(context, collection);
}
