import type { BagLine } from '../cart';
import { buttonClass } from '~/ui/button';
import { useBag } from './bag-provider';
import { ProblemText } from './problem-text';
import { useBagForm } from './use-bag-form';

/** Takes a line out of the bag. */
export function RemoveLine({ line }: { line: BagLine }) {
  const { receive } = useBag();
  const { onSubmit, sending, reply } = useBagForm((answer) =>
    receive(answer, answer.ok ? `${line.title} was removed from your bag.` : ''),
  );
  return (
    <form method="post" action="/cart" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="line" value={line.id} />
      <button
        type="submit"
        className={`${buttonClass({ look: 'link' })} text-muted hover:text-ink`}
      >
        {sending ? 'Removing' : 'Remove'}
        <span className="sr-only"> {line.title}</span>
      </button>
      <ProblemText text={sending || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}
