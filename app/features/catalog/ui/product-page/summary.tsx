import { Badge } from '~/ui/badge';
import { useLocale } from '~/ui/locale';
import { formatMoney, type Money } from '~/ui/money';
import { Price } from '~/ui/price';
import { availabilityOf } from '../../availability';
import { instalmentOf, type InstalmentPlan } from '../../instalments';
import { colourLabel, isSingleVariant, sizeLabel, type Product, type Variant } from '../../product';
import { shownPrice, type SelectedOptions } from '../../selected-options';
import { Stars } from '../product-card/stars';
import { Swatches } from '../product-card/swatches';

interface Props {
  product: Product;
  variant: Variant | null;
  /** Without a variant, the price is the lowest that these options allow. */
  selectedOptions: SelectedOptions;
  /** Null if instalments aren't offered. */
  instalments: InstalmentPlan | null;
  /** The price with the selected selling plan; undefined for a one-time purchase. */
  planPrice?: ReturnType<typeof shownPrice> | undefined;
  /** The rating's link; undefined without a list of reviews. */
  reviewsAt?: string;
}

export function ProductSummary(props: Props) {
  const { product, variant, selectedOptions, instalments, planPrice, reviewsAt } = props;
  const { shown, from } = planPrice ?? shownPrice(product, variant, selectedOptions);
  const { message, button } = availabilityOf(variant);
  return (
    <>
      {product.vendor && <p className="eyebrow">{product.vendor}</p>}
      <h1 className="mt-3 heading-lg">{product.title}</h1>
      <div className="mt-2 empty:hidden">
        {reviewsAt && product.rating ? (
          <a href={reviewsAt} className="inline-block py-1 underline-offset-4 hover:underline">
            <Stars rating={product.rating} full />
          </a>
        ) : (
          <Stars rating={product.rating} full />
        )}
      </div>
      <div aria-live="polite">
        <p className="mt-4 text-[1.125rem]">
          <Price price={shown.price} compareAt={shown.compareAt} from={from} />
        </p>
        {instalments && !planPrice && !product.soldOut && (
          <Instalments price={shown.price} from={from} plan={instalments} />
        )}
        {message && <p className="mt-2 small text-muted">{message}</p>}
        {variant && button === 'out-of-stock' && (
          // Screen readers don't announce a change of the button's text.
          <p className="sr-only">
            {isSingleVariant(product) ? 'Out of stock' : `${variant.title} is out of stock`}
          </p>
        )}
      </div>
      {product.soldOut && (
        <p className="mt-3">
          <Badge tone="muted">Sold out</Badge>
        </p>
      )}
      {/* For print, which omits the form. */}
      <p className="mt-4 hidden small print:block">
        {[colourLabel(product.finish), variant && sizeLabel(variant.title)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {(product.finish || product.related.length > 0) && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 small text-muted print:hidden">
          {product.finish && (
            <p>
              Finish: <span className="text-ink">{product.finish}</span>
            </p>
          )}
          {product.related.length > 0 && (
            <>
              Also in
              <Swatches swatches={product.related} title={product.title} />
            </>
          )}
        </div>
      )}
    </>
  );
}

function Instalments({ price, from, plan }: { price: Money; from: boolean; plan: InstalmentPlan }) {
  const locale = useLocale();
  const payment = instalmentOf(price, plan);
  if (!payment) return null;
  return (
    <p className="mt-2 small text-muted">
      or 4 interest-free payments {from ? 'from' : 'of'} {formatMoney(payment, locale)} with{' '}
      {plan.brand}
    </p>
  );
}
