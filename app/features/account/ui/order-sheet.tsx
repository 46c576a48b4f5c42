import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { variantWords } from '~/features/catalog/variant-words';
import { Button } from '~/ui/button';
import { joinFacts } from '~/ui/join-facts';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { removedInWords, type Order, type OrderLine } from '../account';
import { orderPath } from '../order-paths';
import { Day, Fact, OrderSums } from './order-parts';

export interface Shop {
  name: string;
  host: string;
}

export const Letterhead = ({ name, host }: Shop) => (
  <p className="flex items-baseline justify-between border-b border-stone pb-4">
    <span className="heading-md">{name}</span>
    <span className="small text-muted">{host}</span>
  </p>
);

export function PrintScreen({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <div className="frame py-8 md:py-12 print:p-0">
      <div className="mx-auto max-w-3xl">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-6 print:hidden">
          <Link to={orderPath(order.id)} className="inline-block py-1 small text-link">
            Back to order {order.name}
          </Link>
          <Button type="button" small className="noscript:hidden" onClick={() => window.print()}>
            Print
          </Button>
          <noscript>
            <p className="small text-muted">
              To print, choose Print in your browser’s menu, or press Ctrl and P (⌘ and P on a Mac).
            </p>
          </noscript>
        </div>
        <article className="border border-stone p-6 wrap-anywhere md:p-12 print:border-0 print:p-0">
          {children}
        </article>
      </div>
    </div>
  );
}

export function OrderSheet({ order, shop }: { order: Order; shop: Shop }) {
  const locale = useLocale();
  return (
    <>
      <Letterhead {...shop} />
      <h1 className="mt-6 heading-lg">Order {order.name}</h1>
      <Facts order={order}>
        <Fact label="Payment">
          <Payment order={order} />
        </Fact>
      </Facts>
      {order.cancelledOn && (
        <div className="mt-6">
          <Cancellation order={order} />
        </div>
      )}
      <table className="mt-8 w-full text-left">
        <thead className="small text-muted">
          <tr className="border-b border-ink">
            <Head>Item</Head>
            <Head end>Qty</Head>
            <Head end>Price</Head>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, index) => (
            <tr key={index} className="border-b border-stone align-top">
              <Item line={line} order={order} />
              <td className="py-3 pl-4 text-right tabular">{line.currentQuantity}</td>
              <td className="py-3 pl-4 text-right whitespace-nowrap tabular">
                {formatMoney(line.price, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-5 ml-auto grid w-64 max-w-full gap-2">
        <OrderSums
          order={order}
          isCancelled={order.cancelledOn !== null}
          shippingTitle={order.shippingTitle}
        />
      </dl>
    </>
  );
}

export function Payment({ order: { payment, refunded } }: { order: Order }) {
  const locale = useLocale();
  return (
    <>
      {payment}
      {refunded.amount > 0 && (
        <span className="block small text-muted tabular">
          {formatMoney(refunded, locale)} refunded
        </span>
      )}
    </>
  );
}

export const Cancellation = ({ order: { cancelledOn, cancelReason } }: { order: Order }) =>
  cancelledOn && (
    <p className="border border-stone p-5">
      Cancelled on <Day date={cancelledOn} />. {cancelReason}
    </p>
  );

interface SlipProps {
  order: Order;
  shop: Shop;
  /** Path of the returns page, or null. */
  terms: string | null;
  canAsk: boolean;
}

export function ReturnSlip({ order, shop, terms, canAsk }: SlipProps) {
  const returnable = order.lines.filter(({ currentQuantity }) => currentQuantity > 0);
  return (
    <>
      <Letterhead {...shop} />
      <h1 className="mt-6 heading-lg">Return slip</h1>
      <Facts order={order}>
        <Fact label="Order">{order.name}</Fact>
      </Facts>
      <table className="mt-8 w-full text-left">
        <thead className="small text-muted">
          <tr className="border-b border-ink">
            <Head>Item</Head>
            <Head end>Ordered</Head>
            <Head end>Returned</Head>
          </tr>
        </thead>
        <tbody>
          {returnable.map((line, index) => (
            <tr key={index} className="border-b border-stone align-top">
              <Item line={line} order={order} />
              <td className="py-3 pl-4 text-right tabular">{line.currentQuantity}</td>
              <td className="py-3 pl-4">
                <span className="ml-auto block h-8 w-14 border border-muted" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8">Anything we should know? You don’t need to give a reason.</p>
      <div className="mt-9 border-b border-muted" />
      <div className="mt-9 border-b border-muted" />
      <ol className="mt-10 grid list-decimal gap-1 pl-5">
        {canAsk && (
          <li>
            Before you send anything, tell us what’s coming back: {shop.host}/forms/contact. We’ll
            reply with how to send it.
          </li>
        )}
        <li>Write how many of each item you’re returning, and put this slip in the package.</li>
        {terms && (
          <li>
            Our terms for returns: {shop.host}
            {terms}.
          </li>
        )}
      </ol>
    </>
  );
}

function Facts({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-x-8 print:grid-cols-3">
      <Fact label="Date">
        <Day date={order.date} />
      </Fact>
      {children}
      {order.shippedTo.length > 0 && (
        <Fact label="Delivery address" className="max-sm:col-span-2 print:col-span-1">
          <span className="whitespace-pre-line">{order.shippedTo.join('\n')}</span>
        </Fact>
      )}
    </dl>
  );
}

const Head = ({ end = false, children }: { end?: boolean; children: string }) => (
  <th
    scope="col"
    className={`py-2 font-normal ${end ? 'pl-4 text-right min-[22rem]:wrap-normal' : ''}`}
  >
    {children}
  </th>
);

/** 'TEN: −$2.00'. */
export const discountWords = ({ discounts }: OrderLine, locale: string): string[] =>
  discounts.map(
    ({ name, saved }) => `${name}: ${formatMoney({ ...saved, amount: -saved.amount }, locale)}`,
  );

function Item({ line, order }: { line: OrderLine; order: Order }) {
  const locale = useLocale();
  const words = joinFacts([
    ...variantWords(line, locale),
    line.plan,
    removedInWords(line, order),
    ...discountWords(line, locale),
  ]);
  return (
    <th scope="row" className="py-3 font-normal">
      {line.title}
      {words && <span className="block small text-muted">{words}</span>}
    </th>
  );
}
