import { Price } from '~/ui/price';
import type { Money } from '~/ui/money';
import type { ClientCart, TriedCode } from '../../cart';
import { CheckoutForm } from '../checkout-form';
import { DiscountForm } from './discount-form';

/** Discount code form, totals and the checkout button. */
export function CartSummary({ bag, tried }: { bag: ClientCart; tried?: TriedCode }) {
  const saving = bag.saved.amount > 0;
  return (
    <section aria-labelledby="summary" className="grid gap-6 bg-sand p-6 md:p-8">
      <h2 id="summary" className="heading-sm">
        Summary
      </h2>
      <DiscountForm codes={bag.codes} tried={tried} />
      <dl className="grid gap-2">
        <Sum label="Subtotal" money={bag.subtotal} />
        {saving && <Sum label="Discount" money={{ ...bag.saved, amount: -bag.saved.amount }} />}
        {saving && <Sum label="Total" money={bag.total} />}
      </dl>
      {bag.count > 0 && <CheckoutForm bag={bag} />}
      <p className="small text-muted">Delivery and taxes are worked out at checkout.</p>
    </section>
  );
}

const Sum = ({ label, money }: { label: string; money: Money }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>
      <Price price={money} />
    </dd>
  </div>
);
