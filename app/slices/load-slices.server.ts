import type { Context } from '~/platform/context.server';
import { loadFeaturedPosts } from '~/slices/FeaturedPosts/data.server';
import { loadFeaturedProducts } from '~/slices/FeaturedProducts/data.server';
import { hasEnded } from '~/slices/FeaturedEvents/data.server';
import { loadProductGrid } from '~/slices/ProductGrid/data.server';
import { itemsFor } from '~/slices/Usp/data.server';
import type { PageSlice, ParsedSlice } from '~/slices/page-slice';
import { readSlices } from '~/slices/read-slices';

/** Parses a page's slices and loads their data in parallel. Slices that cannot be read are logged and left out. */
export async function loadSlices(context: Context, zone: readonly unknown[]): Promise<PageSlice[]> {
  const { slices, skipped } = readSlices(zone);
  if (skipped.length > 0) context.log.warn('slices-skipped', { skipped });
  return Promise.all(slices.map((slice) => load(context, slice)));
}

async function load(context: Context, slice: ParsedSlice): Promise<PageSlice> {
  switch (slice.type) {
    case 'featured_products':
      return { ...slice, products: await rail(context, loadFeaturedProducts(context, slice)) };
    case 'featured_posts':
      return { ...slice, posts: await rail(context, loadFeaturedPosts(context, slice)) };
    case 'product_grid':
      return { ...slice, products: await rail(context, loadProductGrid(context, slice)) };
    case 'featured_events':
      return { ...slice, over: slice.items.map((event) => hasEnded(event, Date.now())) };
    case 'usp':
      return { ...slice, items: itemsFor(slice, context.market.currency) };
    case 'contact_content':
    case 'tradeform_content':
      return { ...slice, form: context.env.CONTACT_URL !== undefined };
    default:
      return slice;
  }
}

/** The items of a rail; empty when they cannot be loaded, so that the page is shown without it. */
async function rail<T>(context: Context, items: Promise<T[]>): Promise<T[]> {
  try {
    return await items;
  } catch (error) {
    context.log.error('rail-failed', { error });
    return [];
  }
}
