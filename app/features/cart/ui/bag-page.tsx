import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { Bag, BagReply, BagView } from '../cart';
import { BagLine } from './bag-line';
import { BagSummary } from './bag-summary';

interface Props extends BagView {
  /** From the request before this page: 'Added to your bag'. */
  notice?: string;
  /** Answer to a plain post of one of the page's forms. */
  reply?: BagReply;
}

/** The full bag page, titled Cart. spec §2, §8. */
export function BagPage({ bag, unavailable, notice, reply }: Props) {
  const problem = reply && !reply.ok && reply.intent !== 'discount' ? reply.message : undefined;
  return (
    <div className="frame band">
      <h1 className="heading-lg">Cart</h1>
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
        <Filled bag={bag} reply={reply} />
      ) : (
        <Nothing unavailable={unavailable} />
      )}
    </div>
  );
}

const Filled = ({ bag, reply }: { bag: Bag; reply?: BagReply }) => (
  <div className="mt-8 grid items-start gap-12 lg:grid-cols-[1fr_22rem] lg:gap-20">
    <ul className="divide-y divide-stone border-y border-stone">
      {bag.lines.map((line) => (
        <BagLine key={line.id} line={line} />
      ))}
    </ul>
    <div className="lg:sticky lg:top-8">
      <BagSummary bag={bag} first={reply} />
    </div>
  </div>
);

const Nothing = ({ unavailable }: { unavailable: boolean }) =>
  unavailable ? (
    <EmptyState
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
      title="Oh no, your bag is empty!"
      action={<ButtonLink to="/">Continue Shopping</ButtonLink>}
    />
  );
