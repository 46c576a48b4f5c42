import type { ReactNode } from 'react';
import { variantWords } from '~/features/catalog/variant-words';
import { formatDay } from '~/ui/date';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import type { CartLine, LineChange, LinePart, LinePlan } from '../../cart';
import { recipientWords } from '../../recipient-words';
import type { ShownLine } from '../../optimistic-lines';
import { useCart } from '../cart-provider';

export function LineFacts({
  line,
  close = false,
  ready,
  children,
}: {
  line: ShownLine;
  close?: boolean;
  /** See `PickupOffer`. */
  ready?: string | undefined;
  children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <div className="small text-muted">
      <div className={close ? 'flex flex-wrap gap-x-3' : undefined}>
        {variantWords(line, locale).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {children}
      </div>
      {recipientWords(line.recipient, locale).map((words) => (
        <p key={words} className="wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      ))}
      {line.parts && <Parts line={line} parts={line.parts} />}
      {line.plan && <PlanWords line={line} plan={line.plan} />}
      {line.message && <p className="text-brass">{line.message}</p>}
      <Arrival line={line} ready={ready} />
      <LineDiscounts line={line} />
      <LineChanges line={line} />
      {line.quantity === 0 && line.changes.every(({ kind }) => kind !== 'out') && (
        <p className="text-sale">Out of stock</p>
      )}
    </div>
  );
}

const Parts = ({ line, parts }: { line: ShownLine; parts: readonly LinePart[] }) => (
  <ul aria-label={`In ${line.title}`} aria-busy={line.changing} className="aria-busy:opacity-60">
    {parts.map(({ variantId, name, quantity }, index) => (
      <li key={`${variantId} ${index}`} className="wrap-anywhere">
        {quantity} × {name}
      </li>
    ))}
  </ul>
);

function PlanWords({ line, plan }: { line: ShownLine; plan: LinePlan }) {
  const locale = useLocale();
  const { total, changing } = line;
  const now = plan.later && { ...total, amount: total.amount - plan.later.amount };
  return (
    <>
      <p>{plan.name}</p>
      {plan.later && now && (
        <p aria-busy={changing} className="aria-busy:opacity-60">
          {formatMoney(now, locale)} today, {formatMoney(plan.later, locale)} later
        </p>
      )}
    </>
  );
}

function Arrival({ line, ready }: { line: CartLine; ready: string | undefined }) {
  const { view } = useCart();
  const locale = useLocale();
  const { terms, pickup } = view?.cart ?? {};
  if (!terms || line.requiresShipping === false || line.stock !== 'in' || line.quantity === 0)
    return null;
  if (pickup) return <p>{ready ?? 'For pickup in a shop'}</p>;
  return (
    <p>
      Arrives{' '}
      <time dateTime={terms.from} className="whitespace-nowrap">
        {formatDay(terms.from, locale)}
      </time>{' '}
      to{' '}
      <time dateTime={terms.to} className="whitespace-nowrap">
        {formatDay(terms.to, locale)}
      </time>
    </p>
  );
}

function LineDiscounts({ line }: { line: ShownLine }) {
  const locale = useLocale();
  return line.discounts.map(({ name, saved }) => (
    <p key={name} aria-busy={line.changing} className="text-ok aria-busy:text-muted">
      {name}: {formatMoney({ ...saved, amount: -saved.amount }, locale)}
    </p>
  ));
}

function LineChanges({ line }: { line: Pick<CartLine, 'changes' | 'each'> }) {
  const locale = useLocale();
  const textOf = (change: LineChange): string => {
    switch (change.kind) {
      case 'price':
        return `Was ${formatMoney(change.from, locale)} when you added it, now ${formatMoney(line.each, locale)}.`;
      case 'out':
        return 'Sold out since you added it.';
      case 'few':
        return change.left === 1 ? 'Only 1 left.' : `Only ${change.left} left.`;
      case 'later':
        return 'Ships later than when you added it to your bag.';
      case 'back':
        return 'Back in stock.';
    }
  };
  return line.changes.map((change) => (
    <p key={change.kind} className={change.kind === 'back' ? 'text-ok' : 'text-sale'}>
      {textOf(change)}
    </p>
  ));
}
