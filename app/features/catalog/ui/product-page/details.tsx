import { Accordion, type AccordionItem } from '~/ui/accordion';
import { CleanHtml } from '~/ui/clean-html';
import { useLocale } from '~/ui/locale';
import { formatNumber } from '~/ui/number-format';
import { useHydrated } from '~/ui/use-hydrated';
import type { Fact } from '../../description';
import { mergeFacts, type DataSheet, type Product, type Variant } from '../../product';
import { weightOf } from '../../variant-weight';

interface Props {
  product: Pick<Product, 'description' | 'facts' | 'variants' | 'included' | 'sheet'>;
  variant: Variant | null;
}

export function ProductDetails({ product, variant }: Props) {
  const { description, variants, included, sheet } = product;
  const { html, sizes, care } = description;
  const own = variant?.facts ?? [];
  const known = product.facts.map((fact) => own.find(({ term }) => term === fact.term) ?? fact);
  const weight = weightOf(variant ? [variant] : variants, useLocale());
  const facts = mergeFacts(mergeFacts(known, own), weight);
  const skus = variant ? skusOf([variant], () => 'SKU') : skusOf(variants, ({ title }) => title);
  const items: AccordionItem[] = [];
  if (sizes.length > 0) {
    items.push({ title: 'Size guide', body: <SizeTable sizes={sizes} />, open: true });
  }
  if (facts.length > 0 || sheet) {
    const body = (
      <>
        {facts.length > 0 && <Facts facts={facts} />}
        {sheet && <SheetLink sheet={sheet} />}
      </>
    );
    items.push({ title: 'Details', body, open: true });
  }
  if (included.length > 0) {
    items.push({ title: 'What’s included', body: <Included items={included} /> });
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

const skusOf = (variants: Variant[], term: (variant: Variant) => string): Fact[] =>
  variants.flatMap((one) => (one.sku ? [{ term: term(one), text: one.sku }] : []));

const SizeTable = ({ sizes }: { sizes: Fact[] }) => (
  <table className="w-full small">
    <caption className="sr-only">Size guide</caption>
    <tbody>
      {sizes.map((size) => (
        <tr key={size.term} className="border-t border-stone first:border-0">
          <th scope="row" className="py-2 pr-6 text-left font-medium text-ink">
            {size.term}
          </th>
          <td className="py-2">
            <InUnits {...size} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="small divided">
    {facts.map((fact) => (
      <div key={fact.term} className="flex gap-4 py-2">
        <dt className="w-28 shrink-0 font-medium text-ink">{fact.term}</dt>
        <dd className="wrap-anywhere">
          <InUnits {...fact} />
        </dd>
      </div>
    ))}
  </dl>
);

const Included = ({ items }: { items: string[] }) => (
  <ul className="grid list-disc gap-1 ps-5 small">
    {items.map((item, index) => (
      <li key={index} className="wrap-anywhere">
        {item}
      </li>
    ))}
  </ul>
);

const isPdf = (url: string) => new URL(url).pathname.toLowerCase().endsWith('.pdf');

function SheetLink({ sheet: { url, bytes } }: { sheet: DataSheet }) {
  const kilobytes = formatNumber(Math.max(1, (bytes ?? 0) / 1000), useLocale(), 0);
  return (
    <p className="mt-4 small print:hidden">
      <a href={url} className="text-ink text-link">
        {isPdf(url) ? 'Data sheet (PDF)' : 'Data sheet'}
      </a>
      {bytes !== null && `, ${kilobytes} kB`}
    </p>
  );
}

const InUnits = ({ text, also }: Fact) => (
  <>
    {text}
    {also && <span className="block text-[0.75rem]">{also}</span>}
  </>
);

/** Invisible until scripts run, but its space is reserved. */
function PrintButton() {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`mt-8 small text-muted text-link print:hidden ${hydrated ? '' : 'invisible'}`}
    >
      Print this page
    </button>
  );
}
