import * as v from 'valibot';
import * as replies from '~/services/shopify/replies.generated';

export type StorefrontProduct = v.InferOutput<typeof replies.ProductParts>;
export type StorefrontVariant = v.InferOutput<typeof replies.VariantParts>;
export type OfferedFilter = v.InferOutput<typeof replies.OfferedFilters>;

type Recommended = NonNullable<v.InferOutput<typeof replies.Recommendations>['product']>;
export type StorefrontSamples = NonNullable<NonNullable<Recommended['sample']>['reference']>;

/** `nodes` is missing if the query asked only for the page's cursor. */
export type WalkedPage = v.InferOutput<typeof replies.SearchCursor>['search'];
export type PageInfo = WalkedPage['pageInfo'];

/** The keys are the aliases `p0`, `p1` … */
export const productsData = v.record(v.string(), v.nullable(replies.ProductParts));
