/** The Storefront API pages by cursor, while our URLs count pages: a page is found by walking cursors. */
import { pageSize, type ListQuery } from '../product-list';
import { hasAllTags } from './storefront-mapping';
import type { PageInfo, WalkedPage } from './storefront.schema';

/** Shopify's largest page. */
const maxPageSize = 250;
/** Ends a walk at page 100: nobody but a robot goes further. */
const maxSteps = 8;

interface Step {
  first: number;
  after: string | null;
}

/**
 * The cursor that a page starts after; null for the first page. `read` requests `first` cursors after
 * `after`, and returns null when there is nothing to page through.
 */
export async function cursorBefore(
  { pageNo }: Pick<ListQuery, 'pageNo'>,
  read: (step: Step) => Promise<PageInfo | null>,
): Promise<{ cursor: string | null; pastEnd: boolean }> {
  let left = pageNo * pageSize;
  let cursor: string | null = null;
  for (let step = 0; left > 0; step += 1) {
    const first = Math.min(left, maxPageSize);
    const info: PageInfo | null = step < maxSteps ? await read({ first, after: cursor }) : null;
    if (!info?.hasNextPage || !info.endCursor) return { cursor: null, pastEnd: true };
    cursor = info.endCursor;
    left -= first;
  }
  return { cursor, pastEnd: false };
}

/**
 * Handles on one page of the products that have tags of every group. Shopify cannot filter by several
 * tag groups at once, so this filters while walking, until it has seen one product of the next page.
 * `count` is therefore known only at the end of the list. Products beyond the walk's limit are not found.
 */
export async function pageWithTags(
  { pageNo }: Pick<ListQuery, 'pageNo'>,
  groups: string[][],
  read: (step: Step) => Promise<WalkedPage | null>,
): Promise<{ handles: string[]; count: number | null; hasNext: boolean }> {
  const start = pageNo * pageSize;
  const end = start + pageSize;
  const found: string[] = [];
  let after: string | null = null;
  let ended = false;
  for (let step = 0; step < maxSteps && !ended && found.length <= end; step += 1) {
    const page: WalkedPage | null = await read({ first: maxPageSize, after });
    const fitting = (page?.nodes ?? []).filter((node) => hasAllTags(node?.tags ?? [], groups));
    found.push(...fitting.flatMap((node) => node?.handle ?? []));
    after = page?.pageInfo.endCursor ?? null;
    ended = !page?.pageInfo.hasNextPage || after === null;
  }
  return {
    handles: found.slice(start, end),
    count: ended ? found.length : null,
    hasNext: found.length > end,
  };
}
