import type { Product } from '~/features/catalog/product';
import {
  blocks,
  bullets,
  heading,
  inline,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import { formatMoney } from '~/ui/money';
import { shownBreaks, type VolumePrices } from './volume-prices';

/** Lists the volume prices of each variant; null if the product has none, or if they are unknown. */
export function volumePricesMarkdown(
  { variants }: Pick<Product, 'variants'>,
  volumePrices: VolumePrices | undefined,
  { locale }: MarkdownSite,
): Markdown | null {
  const lists = volumePrices ? shownBreaks(volumePrices, variants, null) : [];
  if (lists.length === 0) return null;
  return blocks([
    heading(2, 'Volume prices'),
    ...lists.flatMap(({ of, items }) => [
      of !== '' && inline`${of}:`,
      bullets(
        items.map(
          ({ minimum, price }) =>
            inline`Buy ${minimum} or more: ${formatMoney(price, locale)} each`,
        ),
      ),
    ]),
  ]);
}
