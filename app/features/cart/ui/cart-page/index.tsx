import { Link, useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { Money } from '~/ui/money';
import { Price } from '~/ui/price';
import type { ClientCart } from '../../cart';
import {
  emptyTitle,
  type CartReply,
  type CartView,
  type ToChoose,
  type UndoItem,
  type TriedCode,
} from '../../cart-view';
import { shareParams } from '../../cart-transfer';
import { totalQuantity } from '../../optimistic-lines';
import type { LineOptions } from '../../variant-options';
import { changedElsewhereText } from '../cart-drawer-state';
import { useCart } from '../cart-provider';
import { CartSums } from '../cart-sums';
import { FreeDelivery, TermsText } from '../cart-terms';
import { ChangesNotice } from '../changes-notice';
import { CheckoutForm } from '../checkout-form';
import { TotalsStatus } from '../totals-status';
import { UndoNotice } from '../undo-notice';
import { useChangesElsewhere } from '../use-changes-elsewhere';
import { groupSamples, SampleGroup } from '../cart-line/sample-group';
import { GiftWrap } from './gift-wrap';
import { CartPageLine } from './page-line';
import { PickupChoice, type PickupOffer } from './pickup-choice';
import { NoteAndGiftMessage } from './note-and-gift-message';
import { SavedList } from './saved-list';
import { RefusedGift } from './refused-gift';
import { ShareCart } from './share-cart';
import { DiscountForm } from './discount-form';

interface Props extends CartView {
  /** Message after a successful post without scripts. */
  notice?: string;
  /** Message after a failed post without scripts. */
  problem?: string;
  /** Where the post came from. */
  back?: string;
  tried?: TriedCode;
  /** Posted without scripts. */
  wrong?: CartReply;
  below?(empty: boolean): ReactNode;
  site: string;
  undo?: UndoItem;
  /** After 'Order again'. */
  toChoose?: ToChoose;
  options?: LineOptions;
  /** Missing if the shop has no gift wrapping. */
  wrapPrice?: Money;
  /** Missing if the order can't be picked up. */
  pickup?: PickupOffer;
}

export function CartPage(props: Props) {
  const { notice, problem, back, tried, wrong, site, options, wrapPrice, pickup, undo, below } =
    props;
  const { toChoose } = props;
  const { changedElsewhere, view = props } = useCart();
  const { cart, unavailable, saved } = view;
  const { revalidate } = useRevalidator();
  useChangesElsewhere(unavailable ? undefined : cart, revalidate);
  const filled = cart && cart.lines.length > 0;
  return (
    <>
      <div className="frame band">
        <h1 className="heading-xl">Your bag</h1>
        {problem && (
          <p role="alert" className="mt-6 border border-sale px-5 py-4 text-sale">
            {problem}{' '}
            {back && (
              <Link to={back} className="text-link">
                Back to the product
              </Link>
            )}
          </p>
        )}
        {notice && !problem && (
          <p role="status" className="mt-6 bg-sand px-5 py-4">
            {notice}
          </p>
        )}
        {toChoose && <ChooseAgain {...toChoose} />}
        {wrong?.gift && <RefusedGift gift={wrong.gift} />}
        <UndoNotice before={undo} />
        {changedElsewhere && <p className="mt-6 bg-sand px-5 py-4">{changedElsewhereText}</p>}
        {wrong?.tried && !filled && (
          <p className="mt-6 break-words whitespace-pre-line">You entered: {wrong.tried}</p>
        )}
        {filled ? (
          <Filled {...{ cart, tried, wrong, site, options, wrapPrice, pickup }} />
        ) : (
          <Nothing unavailable={unavailable} />
        )}
        <SavedList saved={saved} />
      </div>
      {!unavailable && below?.(!filled)}
    </>
  );
}

const ChooseAgain = ({ products, more }: ToChoose) => (
  <div role="alert" className="mt-6 border border-sale px-5 py-4">
    <p className="text-sale">
      These items need a purchase option or a recipient. Please choose it on their pages:
    </p>
    <ul className="mt-2">
      {products.map(({ handle, variantId, title }) => (
        <li key={handle}>
          <Link to={`/products/${handle}?variant=${variantId}`} className="text-link">
            {title}
          </Link>
        </li>
      ))}
      {more > 0 && <li>… and {more} more</li>}
    </ul>
  </div>
);

function Filled({
  cart,
  tried,
  wrong,
  site,
  options,
  wrapPrice,
  pickup,
}: Pick<Props, 'tried' | 'wrong' | 'site' | 'options' | 'wrapPrice' | 'pickup'> & {
  cart: ClientCart;
}) {
  const { lines } = useCart();
  const items = shareParams(cart.lines.filter(({ isWrap }) => !isWrap));
  return (
    <>
      <div className="mt-8 grid items-start gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16 xl:gap-24">
        <div className="min-w-0">
          <ChangesNotice cart={cart} />
          <ul className="border-y border-stone divided">
            {groupSamples(lines).map((group) => {
              const [line] = group;
              if (!line || group.length > 1)
                return <SampleGroup key={line?.id} lines={group} className="py-6 md:py-8" />;
              return (
                <CartPageLine
                  key={line.id}
                  line={line}
                  ready={pickup?.ready?.[line.variantId]}
                  options={line.id === options?.line ? options : undefined}
                />
              );
            })}
          </ul>
          {pickup && cart.sent && <PickupChoice cart={cart} offer={pickup} />}
          {wrapPrice && cart.sent && <GiftWrap cart={cart} price={wrapPrice} />}
          <NoteAndGiftMessage cart={cart} wrong={wrong} />
          {items && (
            <ShareCart
              link={new URL(`/cart/import?${items}`, site).href}
              lines={cart.lines.length}
            />
          )}
        </div>
        <div className="lg:stick-below-header">
          <CartSummary cart={cart} tried={tried} />
        </div>
      </div>
      <CheckoutBar cart={cart} />
    </>
  );
}

function CheckoutBar({ cart }: { cart: ClientCart }) {
  const { updating, lines } = useCart();
  if (totalQuantity(lines) === 0) return null;
  const { due, later } = cart;
  return (
    <div data-keep-clear className="checkout-bar flex-wrap lg:hidden print:hidden">
      <p aria-busy={updating} className="aria-busy:text-muted">
        <span className="block small text-muted">
          {later ? 'Due today' : cart.giftCards.length > 0 ? 'Amount due' : 'In your bag'}
        </span>
        <Price price={later ? { ...due, amount: due.amount - later.amount } : due} />
      </p>
      <div className="grow">
        <CheckoutForm cart={cart} />
      </div>
    </div>
  );
}

const Nothing = ({ unavailable }: { unavailable: boolean }) =>
  unavailable ? (
    <EmptyState
      under
      title="We can't show your bag right now"
      action={
        <ButtonLink to="/cart" reloadDocument>
          Try again
        </ButtonLink>
      }
    >
      <p>Your items are safe. Please try again in a moment.</p>
    </EmptyState>
  ) : (
    <EmptyState
      under
      title={emptyTitle}
      action={
        <>
          <ButtonLink to="/">Continue Shopping</ButtonLink>
          <ButtonLink to="/pages/wishlist" look="outline">
            Your wishlist
          </ButtonLink>
          <ButtonLink to="/search" look="outline">
            Search
          </ButtonLink>
        </>
      }
    />
  );

function CartSummary({ cart, tried }: { cart: ClientCart; tried?: TriedCode }) {
  const { lines } = useCart();
  return (
    <section
      data-keep-clear
      aria-labelledby="summary"
      className="grid gap-6 bg-sand p-6 md:p-8 lg:fit-below-header"
    >
      <h2 id="summary" className="heading-sm">
        Summary
      </h2>
      <FreeDelivery cart={cart} />
      <DiscountForm cart={cart} tried={tried} />
      <div>
        <CartSums cart={cart} />
        <TotalsStatus />
      </div>
      {totalQuantity(lines) > 0 && (
        <div className="max-lg:hidden">
          <CheckoutForm cart={cart} />
        </div>
      )}
      <TermsText cart={cart} />
    </section>
  );
}
