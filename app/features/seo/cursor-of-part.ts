/**
 * Follows `steps` cursors, because the API has no offset. Null for the first part, undefined after the end. `read`
 * returns the cursor after the next products, or null at the end.
 */
export async function cursorOfPart(
  steps: number,
  read: (after: string | null) => Promise<string | null>,
): Promise<string | null | undefined> {
  let cursor: string | null = null;
  for (let step = 0; step < steps; step += 1) {
    cursor = await read(cursor);
    if (cursor === null) return undefined;
  }
  return cursor;
}
