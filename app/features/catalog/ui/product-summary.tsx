import { Price } from '~/ui/price';
import type { Product, Variant } from '../product';
import { Swatches } from './swatches';

/** Title, price of the chosen variant (or the lowest) and the other finishes. */
export function ProductSummary({
  product,
  variant,
}: {
  product: Product;
  variant: Variant | null;
}) {
  const shown = variant ?? product;
  const from = !variant && product.priceMax.amount > product.price.amount;
  return (
    <>
      {product.vendor && <p className="eyebrow">{product.vendor}</p>}
      <h1 className="mt-3 heading-lg">{product.title}</h1>
      <p className="mt-4 text-lg" aria-live="polite">
        <Price price={shown.price} compareAt={shown.compareAt} from={from} />
      </p>
      {(product.finish || product.related.length > 0) && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 small">
          {product.finish && (
            <p>
              <span className="text-muted">Finish</span> {product.finish}
            </p>
          )}
          <Swatches swatches={product.related} />
        </div>
      )}
    </>
  );
}
