/** Shopify's limit per list. */
const longestList = 250;

/** `read` gets parts of `gids`, without duplicates, and returns entries by gid. */
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
