import type { SeedCollection } from '../../../seed/types';
import { shopUrl } from '../../../world/storefronts';
import type { StoredMetafield } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { metafieldsOf } from '../graphql/metafields';
import { imageView } from './media';
import { plainText, truncated } from './text';

const openedAt = '2026-01-05T09:00:00Z';

/** `view` returns the complete object. */
export function collectionFields(
  context: Context,
  collection: SeedCollection,
  view: () => unknown,
) {
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
    ...metafieldsOf(owner, () => storedMetafields(collection)),
  };
}

function storedMetafields({ seo }: SeedCollection): StoredMetafield[] {
  const type = 'single_line_text_field';
  const found: StoredMetafield[] = [];
  const add = (key: string, value: string | null) => {
    if (value !== null) found.push({ namespace: 'global', key, type, value });
  };
  add('title_tag', seo.title);
  add('description_tag', seo.description);
  return found;
}
