import * as v from 'valibot';
import { hasOwnTitle } from '~/features/catalog/product';
import { digitsOf } from '~/services/shopify/common.schema';
import type * as replies from '~/services/shopify/replies.generated';
import type { BundleContents, BundlePart } from './bundles';

type Reply = v.InferOutput<typeof replies.BundleContents>;
type ProductReply = NonNullable<Reply['product']>;
type PartReply = ProductReply['variants']['nodes'][number]['components']['nodes'][number];

const toPart = ({ quantity, productVariant: variant }: PartReply): BundlePart => ({
  variantId: digitsOf(variant.id),
  handle: variant.product.handle,
  title: variant.product.title,
  finish: variant.product.finish,
  variantTitle: hasOwnTitle(variant.title) ? variant.title : '',
  quantity,
  image: variant.image,
  available: variant.availableForSale,
});

/** `null` if the product doesn't exist. */
export const toBundleContents = ({ product }: Reply): BundleContents | null =>
  product &&
  Object.fromEntries(
    product.variants.nodes.flatMap(({ id, components: { nodes } }) =>
      nodes.length > 0 ? [[digitsOf(id), nodes.map(toPart)]] : [],
    ),
  );

const part = v.object({
  variantId: v.string(),
  handle: v.string(),
  title: v.string(),
  finish: v.nullable(v.string()),
  variantTitle: v.string(),
  quantity: v.number(),
  image: v.nullable(
    v.object({ src: v.string(), alt: v.string(), width: v.number(), height: v.number() }),
  ),
  available: v.boolean(),
});

/** The schema of cached contents. It validates without transforming. */
export const bundleSchema: v.GenericSchema<unknown, BundleContents> = v.record(
  v.string(),
  v.array(part),
);
