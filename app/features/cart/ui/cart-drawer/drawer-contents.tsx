import { Link } from '@remix-run/react';
import { Button, ButtonLink } from '~/ui/button';
import { DrawerBody } from '~/ui/dialog';
import { Price } from '~/ui/price';
import { Skeleton } from '~/ui/skeleton';
import { canChange, formerTotal, linePath } from '../../cart';
import { emptyTitle, type CartView } from '../../cart-view';
import { totalQuantity, type ShownLine } from '../../optimistic-lines';
import { changedElsewhereText } from '../cart-drawer-state';
import { useCart, useCartActions } from '../cart-provider';
import { CartSums } from '../cart-sums';
import { FreeDelivery, TermsText } from '../cart-terms';
import { ChangesNotice } from '../changes-notice';
import { CheckoutForm } from '../checkout-form';
import { LineFacts } from '../cart-line/line-facts';
import { LinePicture } from '../cart-line/line-picture';
import { LineQuantity } from '../cart-line/line-quantity';
import { RemoveLine } from '../cart-line/line-button';
import { groupSamples, SampleGroup } from '../cart-line/sample-group';
import { useFocusKept } from '../cart-line/use-focus-kept';
import { TotalsStatus } from '../totals-status';
import { UndoNotice } from '../undo-notice';
import { useChangesElsewhere } from '../use-changes-elsewhere';
import { GoesWith } from './goes-with';
import { AddedLine } from './added-line';
import { ChangeInDrawer, ChangeOptions, useDrawerChange } from './change-in-drawer';
import { Loading } from './loading';

export function DrawerContents() {
  const { currency, hide } = useCartActions();
  const { open, view, lines, notice, changedElsewhere } = useCart();
  const message = changedElsewhere ? changedElsewhereText : notice;
  const cart = view?.cart;
  const filled = lines.length > 0 && !view?.unavailable;
  useChangesElsewhere(open && view && !view.unavailable ? view.cart : undefined);
  return (
    <DrawerBody
      footer={(open || filled) && <Footer view={view} currency={currency} onLeave={hide} />}
    >
      <AddedLine />
      {message && <p className="mt-4 bg-sand px-5 py-4">{message}</p>}
      <UndoNotice />
      {filled && cart && (
        <div className="pt-4">
          <ChangesNotice cart={cart} />
        </div>
      )}
      {filled ? <Lines lines={lines} /> : <Nothing view={view} />}
      {filled && <GoesWith />}
    </DrawerBody>
  );
}

function Lines({ lines }: { lines: readonly ShownLine[] }) {
  const { unread } = useCart();
  const { hide } = useCartActions();
  return (
    <ul className={`divided ${lines.length < 3 ? 'max-h-[300px] overflow-y-auto' : ''}`}>
      {groupSamples(lines).map((group) => {
        const [line] = group;
        if (!line || group.length > 1)
          return <SampleGroup key={line?.id} lines={group} className="py-3" onLeave={hide} />;
        return <DrawerLine key={line.id} line={line} />;
      })}
      {unread && <UnreadLines />}
    </ul>
  );
}

const UnreadLines = () => (
  <li className="py-3">
    <div className="flex gap-3">
      <Skeleton className="size-16 shrink-0" />
      <div className="grid flex-1 content-start gap-2 pt-1">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    </div>
    <p className="text-muted">Loading...</p>
  </li>
);

function Nothing({ view }: { view: CartView | undefined }) {
  const { hide, show } = useCartActions();
  const { loading } = useCart();
  if (!view || (view.unavailable && loading)) return <Loading />;
  return (
    <div className="grid justify-items-center gap-6 py-16 text-center">
      <p className="heading-sm">
        {view.unavailable ? "We can't show your bag right now" : emptyTitle}
      </p>
      {view.unavailable ? (
        <Button type="button" look="outline" onClick={() => void show()}>
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

interface FooterProps {
  view: CartView | undefined;
  currency: string;
  onLeave(): void;
}

function Footer({ view, currency, onLeave }: FooterProps) {
  const { open, lines } = useCart();
  const cart = view?.cart;
  const filled = totalQuantity(lines) > 0;
  const isKnown = view !== undefined && !view.unavailable;
  return (
    <div className="grid gap-3">
      {isKnown && cart && filled && <FreeDelivery cart={cart} />}
      <div className="mb-2">
        {isKnown && cart ? (
          <CartSums cart={cart} />
        ) : (
          <p className="flex justify-between">
            <span>Subtotal</span>
            {isKnown ? <Price price={{ amount: 0, currency }} /> : <NotKnown />}
          </p>
        )}
        <TotalsStatus />
        {isKnown && cart && filled && <TermsText cart={cart} />}
      </div>
      <div
        className={`grid gap-3 ${isKnown && cart && filled ? 'max-sm:grid-cols-2 [@media(height<31rem)]:grid-cols-2' : ''}`}
      >
        <ButtonLink to="/cart" onClick={onLeave} look="outline" wide>
          View Bag
        </ButtonLink>
        {/* The key: a closed drawer must not go on to the checkout. */}
        {isKnown && cart && filled && <CheckoutForm key={String(open)} cart={cart} inGrid />}
      </div>
    </div>
  );
}

const NotKnown = () => (
  <span>
    <span aria-hidden="true">–</span>
    <span className="sr-only">not available yet</span>
  </span>
);

function DrawerLine({ line }: { line: ShownLine }) {
  const { hide } = useCartActions();
  const { unread } = useCart();
  const change = useDrawerChange(line);
  const element = useFocusKept<HTMLLIElement>(line.leaving);
  return (
    <li ref={element} hidden={line.leaving} className="py-3">
      <div className="flex gap-3">
        <LinePicture line={line} className="size-16 shrink-0" />
        <div className="min-w-0 flex-1">
          <div className="flex justify-between gap-4">
            {line.coming ? (
              <p>{line.title}</p>
            ) : (
              <Link to={linePath(line)} onClick={hide} className="hover:underline">
                {line.title}
              </Link>
            )}
            <p aria-busy={line.changing} className="shrink-0 text-right aria-busy:text-muted">
              {unread ? <NotKnown /> : <Price price={line.total} compareAt={formerTotal(line)} />}
            </p>
          </div>
          <LineFacts line={line} close>
            {/* The cart may already contain more of the variant. */}
            {!unread && <p>Qty: {line.quantity}</p>}
            {!unread && line.quantity > 1 && (
              <p>
                <Price price={line.each} /> each
              </p>
            )}
          </LineFacts>
        </div>
      </div>
      {line.coming ? (
        <p className="text-muted">Adding</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          {line.quantity > 0 && !line.isWrap && <LineQuantity line={line} />}
          <div className="ml-auto flex">
            {canChange(line) && <ChangeInDrawer line={line} {...change} />}
          </div>
          <RemoveLine line={line} />
        </div>
      )}
      {change.open && <ChangeOptions line={line} options={change.options} />}
    </li>
  );
}
