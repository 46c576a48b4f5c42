import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { ClientCart, CartView, TriedCode } from '../../cart';
import { CartPageLine } from './page-line';
import { CartSummary } from './summary';
import { ChangesNotice } from '../changes-notice';
import { SavedList } from './saved-list';
import { ShareCart } from './share-cart';

interface Props extends CartView {
  /** Message after a plain post that succeeded: 'Added to bag'. */
  notice?: string;
  /** Message after one that failed. */
  problem?: string;
  /** The discount code of a plain post, if it was not applied. */
  tried?: TriedCode;
  /** A link that shares the cart's contents. */
  shared: string | null;
}

/** The cart page. */
export function CartPage(props: Props) {
  const { bag, unavailable, saved, notice, problem, tried, shared } = props;
  return (
    <div className="frame band">
      <h1 className="heading-xl">Cart</h1>
      {problem && (
        <p role="alert" className="mt-6 border border-sale px-5 py-4 text-sale">
          {problem}
        </p>
      )}
      {notice && !problem && (
        <p role="status" className="mt-6 bg-sand px-5 py-4">
          {notice}
        </p>
      )}
      {bag && bag.lines.length > 0 ? (
        <Filled bag={bag} tried={tried} shared={shared} />
      ) : (
        <Nothing unavailable={unavailable} />
      )}
      <SavedList saved={saved} />
    </div>
  );
}

const Filled = ({
  bag,
  tried,
  shared,
}: {
  bag: ClientCart;
  tried?: TriedCode;
  shared: string | null;
}) => (
  <div className="mt-8 grid items-start gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16 xl:gap-24">
    <div>
      <ChangesNotice bag={bag} />
      <ul className="divide-y divide-stone border-y border-stone">
        {bag.lines.map((line) => (
          <CartPageLine key={line.id} line={line} />
        ))}
      </ul>
      {shared && <ShareCart link={shared} lines={bag.lines.length} />}
    </div>
    <div className="lg:sticky lg:top-8">
      <CartSummary bag={bag} tried={tried} />
    </div>
  </div>
);

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
      <p>Nothing in it is lost. Please try again in a moment.</p>
    </EmptyState>
  ) : (
    <EmptyState
      under
      title="Oh no, your bag is empty!"
      action={<ButtonLink to="/">Continue Shopping</ButtonLink>}
    />
  );
