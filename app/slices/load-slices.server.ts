import * as v from 'valibot';
import { deliveryTable } from '~/features/catalog/delivery-table';
import { findOrderPath } from '~/features/guest-orders/guest-orders';
import type { Context } from '~/platform/context.server';
import { withCacheDeadline, optionalInTime } from '~/platform/optional.server';
import { siblingsOf } from '~/platform/stores/regions';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';
import { allSlices } from '~/slices/all-slices';
import { loadFeaturedPosts } from '~/slices/FeaturedPosts/data.server';
import { loadFeaturedProducts } from '~/slices/FeaturedProducts/data.server';
import { eventsFor, hasEnded } from '~/slices/FeaturedEvents/data.server';
import { loadProductGrid } from '~/slices/ProductGrid/data.server';
import { knowSlices } from '~/slices/late-slice';
import { itemsFor } from '~/slices/Usp/data.server';
import type { PageSlice, ParsedSlice, SliceType } from '~/slices/page-slice';
import { schemas } from '~/slices/schemas';

knowSlices(allSlices);

/** Logs and skips invalid slices. */
export async function loadSlices(context: Context, zone: readonly unknown[]): Promise<PageSlice[]> {
  const { slices, skipped } = readSlices(zone);
  if (skipped.length > 0) context.log.warn('slices-skipped', { skipped });
  return Promise.all(slices.map((slice) => load(context, slice)));
}

/** Starts loading before `loadSlices` needs the data. */
export function prepareSlices(context: Context, zone: readonly unknown[]): void {
  const bounded = withCacheDeadline(context);
  for (const slice of readSlices(zone).slices) itemsOf(slice)?.(bounded).catch(() => undefined);
}

export const callsServices = (slice: unknown): boolean => readSlices([slice]).slices.some(itemsOf);

type ReadItems = (context: Context) => Promise<unknown[]>;

function itemsOf(slice: ParsedSlice): ReadItems | undefined {
  switch (slice.type) {
    case 'featured_products':
      return (context) => loadFeaturedProducts(context, slice);
    case 'featured_posts':
      return (context) => loadFeaturedPosts(context, slice);
    case 'product_grid':
      return (context) => loadProductGrid(context, slice);
    default:
      return undefined;
  }
}

async function load(context: Context, slice: ParsedSlice): Promise<PageSlice> {
  const loadOptional = <T>(items: (context: Context) => Promise<T[]>) =>
    optionalInTime(context, 'carousel-failed', items, []);
  switch (slice.type) {
    case 'featured_products':
      return {
        ...slice,
        products: await loadOptional((bounded) => loadFeaturedProducts(bounded, slice)),
      };
    case 'featured_posts':
      return {
        ...slice,
        posts: await loadOptional((bounded) => loadFeaturedPosts(bounded, slice)),
      };
    case 'product_grid':
      return {
        ...slice,
        products: await loadOptional((bounded) => loadProductGrid(bounded, slice)),
      };
    case 'featured_events':
      return withEvents(slice, context.market.country);
    case 'content':
      return slice.primary.table === 'delivery'
        ? { ...slice, delivery: deliveryTable(context, siblingsOf(context.env)) }
        : slice;
    case 'usp':
      return { ...slice, items: itemsFor(slice, context.market.currency) };
    case 'contact_content':
      return {
        ...slice,
        form: context.env.CONTACT_URL !== undefined,
        ...(hasAdminApi(context.env) && { findOrder: findOrderPath }),
      };
    case 'tradeform_content':
      return { ...slice, form: context.env.CONTACT_URL !== undefined };
    default:
      return slice;
  }
}

function withEvents(
  slice: ParsedSlice<'featured_events'>,
  country: string,
): PageSlice<'featured_events'> {
  const items = eventsFor(slice, country);
  return { ...slice, items, ended: items.map((event) => hasEnded(event, Date.now())) };
}

const envelope = v.looseObject({
  id: v.fallback(v.string(), ''),
  slice_type: v.string(),
});

const isSliceType = (type: string): type is SliceType => Object.hasOwn(schemas, type);

/** `skipped`: reasons (unknown type, invalid fields). */
export function readSlices(zone: readonly unknown[]): { slices: ParsedSlice[]; skipped: string[] } {
  const slices: ParsedSlice[] = [];
  const skipped: string[] = [];
  zone.forEach((stored, index) => {
    const slice = v.safeParse(envelope, stored);
    if (!slice.success) return void skipped.push(`${index}: no slice`);
    const { id, slice_type: type } = slice.output;
    if (!isSliceType(type)) return void skipped.push(`${index}: ${type} is unknown`);
    const parsed = v.safeParse(schemas[type], stored);
    if (!parsed.success) return void skipped.push(`${index}: ${type} cannot be read`);
    // The cast is safe, because `type` selected the schema.
    slices.push({ ...parsed.output, type, id: `${id || type}-${index}` } as ParsedSlice);
  });
  return { slices, skipped };
}
