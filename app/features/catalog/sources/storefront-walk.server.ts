/** The API has only cursors, so this module reads page after page. */
import { pageSize } from '../page-size';
import type { ListQuery } from '../product-list';
import { hasAllTags } from './storefront-mapping';
import type { PageInfo, WalkedPage } from './storefront.schema';

/** Shopify's maximum page size. */
const maxPageSize = 250;
/** Maximum number of requests. */
const maxSteps = 8;
/** 0-based; later pages would need more steps. */
const lastPage = (maxSteps * maxPageSize) / pageSize;

interface Step {
  first: number;
  after: string | null;
}

/**
 * The cursor before the page; null for the first page. `read` loads the page info of the next `first` products, or null
 * if the list doesn't exist.
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

/** Whether the list has a next page that `cursorBefore` can reach. */
export const hasNextPage = (
  { pageNo }: Pick<ListQuery, 'pageNo'>,
  { pastEnd }: { pastEnd: boolean },
  info: PageInfo,
): boolean => !pastEnd && info.hasNextPage && pageNo < lastPage;

/**
 * Applies the groups of tags here, because Shopify can't combine groups with AND. Reads at most `maxSteps` pages;
 * `count` is null if there are more. Keeps products without `tags`, because the token may be unable to read tags.
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
    const fitting = (page?.nodes ?? []).filter(
      (node) => node?.tags === undefined || hasAllTags(node.tags, groups),
    );
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
