import type { ReactNode } from 'react';
import type { Money } from '~/ui/money';
import { Price } from '~/ui/price';
import type { ClientCart } from '../cart';
import { useCart } from './cart-provider';

export function CartSums({ cart }: { cart: ClientCart }) {
  const { updating } = useCart();
  const { subtotal, discounts, deliveryDiscounts, total, giftCards, due, later } = cart;
  return (
    <dl aria-busy={updating} className="grid gap-2">
      <Sum label="Subtotal" money={subtotal} />
      {discounts.map(({ name, saved }) => (
        <Sum key={name} label={name} money={{ ...saved, amount: -saved.amount }} />
      ))}
      {deliveryDiscounts.map((name) => (
        <Row key={name} label={name}>
          At checkout
        </Row>
      ))}
      {discounts.length > 0 && <Sum label="Total" money={total} />}
      {giftCards.map(({ id, ending, pays }) => (
        <Sum
          key={id}
          label={`Gift card ending ${ending}`}
          // A minus sign would give -0.
          money={{ ...pays, amount: 0 - pays.amount }}
        />
      ))}
      {giftCards[0] && <Sum label="Amount due" money={due} />}
      {later && <Sum label="Due today" money={{ ...due, amount: due.amount - later.amount }} />}
      {later && <Sum label="Due later" money={later} />}
    </dl>
  );
}

const Sum = ({ label, money }: { label: string; money: Money }) => (
  <Row label={label}>
    <Price price={money} />
  </Row>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
