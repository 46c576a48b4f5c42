import type { SeedCollection } from '../../seed/types';
import type { Context } from '../engine/context';
import { gid } from '../engine/gid';
import type { PageArgs } from '../engine/paging';
import { shopUrl } from '../shop/address';
import { productConditions, type ProductFilter } from './filters';
import { imageView } from './image';
import { productListing } from './listing';
import { metafieldsOf, type Stored } from './metafields';
import { collectionSorts } from './sorts';
import { plainText, truncated } from './text';

/** The seed has no dates for collections. */
const openedAt = '2026-01-05T09:00:00Z';

type ProductArgs = PageArgs & {
  filters?: ProductFilter[] | null;
  sortKey: keyof typeof collectionSorts;
  reverse: boolean;
};

/** A GraphQL `Collection` with its filterable products. */
export function collectionView(context: Context, collection: SeedCollection) {
  const view = () => collectionView(context, collection);
  const owner = { id: `c${collection.id}`, createdAt: openedAt, view };
  return {
    __typename: 'Collection',
    id: gid('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    descriptionHtml: collection.descriptionHtml,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      truncated(plainText(collection.descriptionHtml), truncateAt),
    image: collection.image
      ? imageView(context, collection.image, gid('CollectionImage', collection.id))
      : null,
    onlineStoreUrl: shopUrl(context.world, `/collections/${collection.handle}`),
    seo: collection.seo,
    trackingParameters: null,
    updatedAt: openedAt,
    products: (args: ProductArgs) => {
      const asked = productConditions(args.filters ?? [], context.currency);
      const filter = { ...asked, collection: collection.handle };
      const listing = { filter, sort: collectionSorts[args.sortKey], reverse: args.reverse };
      return productListing(context, listing, args);
    },
    ...metafieldsOf(owner, () => storedMetafields(collection)),
  };
}

function storedMetafields({ seo }: SeedCollection): Stored[] {
  const type = 'single_line_text_field';
  const found: Stored[] = [];
  const add = (key: string, value: string | null) => {
    if (value !== null) found.push({ namespace: 'global', key, type, value });
  };
  add('title_tag', seo.title);
  add('description_tag', seo.description);
  return found;
}
