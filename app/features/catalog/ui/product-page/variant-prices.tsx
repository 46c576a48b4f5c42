import { Price } from '~/ui/price';
import { availabilityOf } from '../../availability';
import { isSingleVariant, type Product, type Variant } from '../../product';

/** For shoppers without scripts, whose selection can't update the price. */
export function VariantPrices({ product }: { product: Product }) {
  if (isSingleVariant(product)) return null;
  // `import.meta.env.SSR` keeps the prices out of the browser's bundle.
  return <noscript>{import.meta.env.SSR && <Prices product={product} />}</noscript>;
}

const Prices = ({ product }: { product: Product }) => (
  <table className="mt-8 w-full small">
    <caption className="sr-only">Prices of {product.title}</caption>
    <tbody>
      {product.variants.map((variant) => (
        <tr key={variant.id} className="border-t border-stone">
          <th scope="row" className="py-2 pr-4 text-left font-normal">
            <a href={`?variant=${variant.id}`} className="text-link">
              {variant.title}
            </a>
          </th>
          <td className="py-2 pr-4">
            <VariantAvailability variant={variant} />
          </td>
          <td className="py-2 text-right">
            <Price price={variant.price} compareAt={variant.compareAt} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function VariantAvailability({ variant }: { variant: Variant }) {
  const { button, label, message } = availabilityOf(variant);
  if (button !== 'out-of-stock') return message;
  return (
    <>
      {label}.{' '}
      <a href={`?variant=${variant.id}#notify`} className="text-link">
        Let me know<span className="sr-only"> when {variant.title} is back</span>
      </a>
    </>
  );
}
