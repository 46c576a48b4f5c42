import { ProblemText } from '../cart-form';

/** Below all controls of a line, and never wider than them, so that the message moves nothing beside it. */
export const LineProblem = ({ text }: { text: string | undefined }) => (
  <div className="order-last mt-2 basis-full empty:hidden md:w-0 md:min-w-full">
    <ProblemText text={text} />
  </div>
);
