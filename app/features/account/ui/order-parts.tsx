import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { recipientWords } from '~/features/cart/recipient-words';
import { variantWords } from '~/features/catalog/variant-words';
import { formatDate } from '~/ui/date';
import { joinFacts } from '~/ui/join-facts';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { Picture } from '~/ui/picture';
import { weightInWords } from '~/ui/weight';
import { hasItemsLeft, isReturnable, type Order, type OrderLine } from '../account';
import { askPath } from '../order-paths';

export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export const Fact = ({ label, className, children }: FactProps) => (
  <div className={className}>
    <dt className="small text-muted">{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

interface SumProps {
  label: ReactNode;
  className?: string;
  children: string;
}

const Sum = ({ label, className = '', children }: SumProps) => (
  <div className={`flex justify-between gap-6 ${className}`}>
    <dt>{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

interface OrderSumsProps {
  order: Pick<
    Order,
    'lines' | 'subtotal' | 'shipping' | 'extras' | 'taxes' | 'total' | 'isShipped'
  >;
  isCancelled: boolean;
  /** 'Express delivery'; null if unknown. */
  shippingTitle?: string | null;
}

/**
 * Rows for a `<dl>`. A cancelled or completely refunded order shows only its total, because the APIs may still return
 * other amounts as ordered, such as the price of delivery.
 */
export function OrderSums({ order, isCancelled, shippingTitle = null }: OrderSumsProps) {
  const locale = useLocale();
  const { lines, subtotal, shipping, extras, taxes, total, isShipped } = order;
  const hasOnlyTotal = isCancelled || (total.amount === 0 && !hasItemsLeft(lines));
  return (
    <>
      {!hasOnlyTotal && (
        <>
          <Sum label="Subtotal">{formatMoney(subtotal, locale)}</Sum>
          {(isShipped || shipping.amount > 0) && (
            <Sum
              label={
                <>
                  Delivery
                  {shippingTitle && <span className="block small text-muted">{shippingTitle}</span>}
                </>
              }
            >
              {shipping.amount > 0 ? formatMoney(shipping, locale) : 'Free'}
            </Sum>
          )}
          {extras.map(({ name, amount }) => (
            <Sum key={name} label={name}>
              {formatMoney(amount, locale)}
            </Sum>
          ))}
          {taxes?.included === false && (
            <Sum label="Taxes">{formatMoney(taxes.amount, locale)}</Sum>
          )}
        </>
      )}
      <Sum label="Total" className="font-medium">
        {formatMoney(total, locale)}
      </Sum>
      {taxes && taxes.included !== false && !hasOnlyTotal && (
        <Sum label={taxes.included ? 'Including taxes' : 'Taxes'} className="small text-muted">
          {formatMoney(taxes.amount, locale)}
        </Sum>
      )}
    </>
  );
}

/** Links to pages about delivery and returns and, with `canAsk`, to the contact form. Empty without links. */
export function OrderHelp({
  order,
  pages,
  canAsk,
  slip,
  returnItems,
}: {
  order: Pick<Order, 'name' | 'isShipped' | 'hasLeft'>;
  pages: readonly { href: string; title: string }[];
  canAsk: boolean;
  /** Path of the return slip; missing without an account, and if no items remain. */
  slip?: string | undefined;
  /** Path of the form for returns; missing in a shop without return requests. */
  returnItems?: string | undefined;
}) {
  const canReturn = isReturnable(order);
  const links = [
    // Ignores `canReturn`, which is false for collected orders. The form shows which lines can be returned.
    ...(order.hasLeft && returnItems ? [{ href: returnItems, title: 'Return items' }] : []),
    ...(canAsk
      ? [
          {
            href: askPath(order.name),
            title:
              canReturn && !returnItems
                ? 'Start a return or ask a question'
                : 'Ask about this order',
          },
        ]
      : []),
    ...(canReturn && slip ? [{ href: slip, title: 'Print a return slip' }] : []),
    ...(order.isShipped ? pages : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="help" className="print:hidden">
      <h2 id="help" className="eyebrow">
        Help with this order
      </h2>
      <ul className="mt-3 grid justify-items-start gap-1 small">
        {links.map(({ href, title }) => (
          <li key={href}>
            <Link to={href} className="inline-block py-1 text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** If `knowsProducts`, a line without a product is no longer sold. `removed`: '2 removed'. */
export function OrderLineItem({
  line,
  knowsProducts = true,
  removed = '',
  children,
}: {
  line: OrderLine;
  knowsProducts?: boolean;
  removed?: string;
  children?: ReactNode;
}) {
  const locale = useLocale();
  const facts = joinFacts([
    ...variantWords(line, locale),
    ...recipientWords(line.recipient, locale),
    line.plan,
    line.bundle && `Part of ${line.bundle}`,
    line.grams ? `Weight: ${weightInWords(line.grams, locale)}` : null,
  ]);
  return (
    <li className="flex flex-wrap gap-5 py-5 first:pt-0 print:break-inside-avoid">
      {line.image ? (
        <Picture
          {...line.image}
          width={300}
          height={300}
          className="size-20 shrink-0 bg-sand object-cover md:size-24 print:size-14"
        />
      ) : (
        <div className="size-20 shrink-0 bg-sand md:size-24 print:size-14" />
      )}
      <div className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <p className="font-medium">
          {line.product ? (
            <Link to={`/products/${line.product.handle}`} className="hover:underline">
              {line.title}
            </Link>
          ) : (
            line.title
          )}
        </p>
        {facts && <p className="mt-1 small text-muted">{facts}</p>}
        <p className="mt-1 small text-muted">
          Qty: {line.currentQuantity}
          {removed && ` · ${removed}`}
          {!line.product && knowsProducts && ' · No longer available'}
        </p>
        {children}
      </div>
      <p className="tabular">{formatMoney(line.price, locale)}</p>
    </li>
  );
}
