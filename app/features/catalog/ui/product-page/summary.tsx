import { Price } from '~/ui/price';
import { availabilityOf } from '../../availability';
import { colourLabel, sizeLabel, type Product, type Variant } from '../../product';
import { Swatches } from '../product-card/swatches';

interface Props {
  product: Product;
  /** The selected variant; null shows the lowest price. */
  variant: Variant | null;
}

/** Title, price, swatches, and when a variant that is not in stock ships. */
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
      {/* Print only: the form that shows this on screen is not printed. */}
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
