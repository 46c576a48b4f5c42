import { Button, ButtonLink } from '~/ui/button';
import { Drawer } from '~/ui/drawer';
import { Price } from '~/ui/price';
import type { ClientCart } from '../../cart';
import { useCart } from '../cart-provider';
import { ChangesNotice } from '../changes-notice';
import { CheckoutForm } from '../checkout-form';
import { DrawerLine } from './drawer-line';

/** The cart drawer. Opened by scripts only; without them the cart page is used. */
export function CartDrawer() {
  const { open, hide, view, news } = useCart();
  const bag = view?.bag;
  const filled = bag && bag.lines.length > 0 && !view.unavailable;
  return (
    <Drawer
      open={open}
      onClose={hide}
      title="Your bag"
      footer={filled ? <Footer bag={bag} onLeave={hide} /> : undefined}
    >
      {filled && (
        <div className="pt-4">
          <ChangesNotice bag={bag} />
        </div>
      )}
      {filled ? <Lines bag={bag} /> : <Nothing />}
      {/* The page's own live region is inert while the modal drawer is open. */}
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
    </Drawer>
  );
}

/** Scrolls beyond 300 px; from three lines on, it takes the height it needs. */
const Lines = ({ bag }: { bag: ClientCart }) => (
  <ul
    className={`divide-y divide-stone ${bag.lines.length < 3 ? 'max-h-[300px] overflow-y-auto' : ''}`}
  >
    {bag.lines.map((line) => (
      <DrawerLine key={line.id} line={line} />
    ))}
  </ul>
);

function Nothing() {
  const { hide, show, view, loading } = useCart();
  if (!view || (view.unavailable && loading))
    return <p className="py-10 text-center text-muted">Loading...</p>;
  return (
    <div className="grid justify-items-center gap-6 py-16 text-center">
      <p className="heading-sm">
        {view.unavailable ? "We can't show your bag right now" : 'Oh no, your bag is empty!'}
      </p>
      {view.unavailable ? (
        <Button type="button" look="outline" onClick={show}>
          Try again
        </Button>
      ) : (
        <Button type="button" look="outline" onClick={hide}>
          Continue Shopping
        </Button>
      )}
    </div>
  );
}

const Footer = ({ bag, onLeave }: { bag: ClientCart; onLeave(): void }) => (
  <div className="grid gap-3">
    <p className="mb-2 flex justify-between">
      <span>Subtotal</span>
      <Price price={bag.subtotal} />
    </p>
    <ButtonLink to="/cart" onClick={onLeave} look="outline" wide>
      View Bag
    </ButtonLink>
    {bag.count > 0 && <CheckoutForm bag={bag} />}
  </div>
);
