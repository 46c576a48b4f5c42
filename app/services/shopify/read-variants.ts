/** Shopify's limit per list. */
const longestList = 250;

/** Calls `read` with at most 250 different gids at a time. `read` returns pairs of gid and value. */
export async function readVariants<T>(
  gids: readonly string[],
  read: (ids: string[]) => Promise<[string, T][]>,
): Promise<Map<string, T>> {
  const all = [...new Set(gids)];
  const parts = Array.from({ length: Math.ceil(all.length / longestList) }, (_, index) =>
    read(all.slice(index * longestList, (index + 1) * longestList)),
  );
  return new Map((await Promise.all(parts)).flat());
}
