/** The commerce backend pages by cursor; our addresses count pages. contracts §4.9. */
import { pageSize, type ListQuery } from '../list';
import type { PageInfo } from './storefront-wire';

/** The API's largest page. */
const stride = 250;
/** A walk longer than this (page 100) is a robot's; it ends there. */
const maxSteps = 8;

/**
 * The cursor that a page starts after: null for the first page. `read` asks for one stride of
 * cursors, and gives null when there is nothing to walk on.
 */
export async function cursorBefore(
  { pageNo }: ListQuery,
  read: (step: { first: number; after: string | null }) => Promise<PageInfo | null>,
): Promise<{ cursor: string | null; pastEnd: boolean }> {
  let left = pageNo * pageSize;
  let cursor: string | null = null;
  for (let step = 0; left > 0; step += 1) {
    const first = Math.min(left, stride);
    const info: PageInfo | null = step < maxSteps ? await read({ first, after: cursor }) : null;
    if (!info?.hasNextPage || !info.endCursor) return { cursor: null, pastEnd: true };
    cursor = info.endCursor;
    left -= first;
  }
  return { cursor, pastEnd: false };
}
