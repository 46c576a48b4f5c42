import { Accordion, type AccordionItem } from '~/ui/accordion';
import { CleanHtml } from '~/ui/clean-html';
import { useLocale } from '~/ui/locale';
import { useHydrated } from '~/ui/use-hydrated';
import { weightInWords } from '~/ui/weight';
import type { Description, Fact } from '../../description';
import type { Variant } from '../../product';

interface Props {
  description: Description;
  variants: Variant[];
  /** The selected variant. */
  variant: Variant | null;
}

/** Description, size guide, facts with the weight, care and product code, and a button that prints the page. */
export function ProductDetails({ description, variants, variant }: Props) {
  const { html, sizes, care } = description;
  const facts = withWeight(description.facts, variant ? [variant] : variants, useLocale());
  const skus = variant ? skusOf([variant], () => 'SKU') : skusOf(variants, ({ title }) => title);
  const items: AccordionItem[] = [];
  if (sizes.length > 0) {
    items.push({ title: 'Size guide', body: <SizeTable sizes={sizes} />, open: true });
  }
  if (facts.length > 0) {
    const title = description.facts.length > 0 ? 'Dimensions and material' : 'Weight';
    items.push({ title, body: <Facts facts={facts} /> });
  }
  if (care) items.push({ title: 'Care', body: <p>{care}</p> });
  if (skus.length > 0) items.push({ title: 'Product code', body: <Facts facts={skus} /> });
  return (
    <>
      <div className="mt-10">
        {html && <CleanHtml html={html} className="prose-calm mb-8" />}
        {items.length > 0 && <Accordion items={items} />}
      </div>
      <PrintButton />
    </>
  );
}

/** The facts, and the weight, or its range while no variant is selected. The text's own weight comes first. */
function withWeight(facts: Fact[], variants: Variant[], locale: string): Fact[] {
  const grams = variants.flatMap((one) => one.grams ?? []);
  if (grams.length === 0 || facts.some(({ term }) => /^weight\b/i.test(term))) return facts;
  const ends = [Math.min(...grams), Math.max(...grams)].map((one) => weightInWords(one, locale));
  return [...facts, { term: 'Weight', text: [...new Set(ends)].join(' to ') }];
}

/** A row for each variant with a SKU. */
const skusOf = (variants: Variant[], term: (variant: Variant) => string): Fact[] =>
  variants.flatMap((one) => (one.sku ? [{ term: term(one), text: one.sku }] : []));

const SizeTable = ({ sizes }: { sizes: Fact[] }) => (
  <table className="w-full small">
    <caption className="sr-only">Size guide</caption>
    <tbody>
      {sizes.map(({ term, text }) => (
        <tr key={term} className="border-t border-stone first:border-0">
          <th scope="row" className="py-2 pr-6 text-left font-medium text-ink">
            {term}
          </th>
          <td className="py-2">{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="grid gap-2 small">
    {facts.map(({ term, text }) => (
      <div key={term} className="flex gap-4">
        <dt className="w-28 shrink-0 font-medium text-ink">{term}</dt>
        <dd className="[overflow-wrap:anywhere]">{text}</dd>
      </div>
    ))}
  </dl>
);

/** Prints the page. Rendered only with scripts; without them, the browser's own menu prints. */
function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="mt-8 small text-muted text-link print:hidden"
    >
      Print this page
    </button>
  );
}
