export interface VariantList<Item> {
  /** The variant's title; '' if all variants have the same list. */
  of: string;
  items: Item[];
}

/**
 * Returns the selected variant's list. Without a variant, returns each variant's list. If all variants have equal lists
 * (`keyOf`), returns it once. `lists`: keyed by the number in the variant's id; variants without a list are missing.
 */
export function listsByVariant<Item>(
  lists: Readonly<Record<string, Item[]>>,
  variants: readonly { id: string; title: string }[],
  selected: string | null,
  keyOf: (item: Item) => string,
): VariantList<Item>[] {
  const found = variants.flatMap(({ id, title: of }) => {
    const items = lists[id];
    return items ? [{ id, of, items }] : [];
  });
  const keys = new Set(found.map(({ items }) => items.map(keyOf).join(' ')));
  if (keys.size === 1 && found.length === variants.length)
    return [{ of: '', items: found[0]!.items }];
  return found
    .filter(({ id }) => selected === null || id === selected)
    .map(({ of, items }) => ({ of, items }));
}
