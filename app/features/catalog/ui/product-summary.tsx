import { Price } from '~/ui/price';
import { availabilityOf } from '../availability';
import { colourLabel, sizeLabel, type Product, type Variant } from '../product';
import { Swatches } from './swatches';

interface Props {
  product: Product;
  /** The chosen one; null shows the lowest price. */
  variant: Variant | null;
}

/** Title, price, the other finishes, and when a variant ships that is not in stock. */
export function ProductSummary({ product, variant }: Props) {
  const shown = variant ?? product;
  const from = !variant && product.priceMax.amount > product.price.amount;
  const { message } = availabilityOf(variant);
  return (
    <>
      {product.vendor && <p className="eyebrow">{product.vendor}</p>}
      <h1 className="mt-3 heading-lg [overflow-wrap:anywhere]">{product.title}</h1>
      <div aria-live="polite">
        <p className="mt-4 text-[1.125rem]">
          <Price price={shown.price} compareAt={shown.compareAt} from={from} />
        </p>
        {message && <p className="mt-2 small text-muted">{message}</p>}
      </div>
      {/* On paper there is no form that would say it. */}
      <p className="mt-4 hidden small print:block">
        {[colourLabel(product.finish), variant && sizeLabel(variant.title)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {product.related.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 small text-muted print:hidden">
          Also in
          <Swatches swatches={product.related} />
        </div>
      )}
    </>
  );
}
