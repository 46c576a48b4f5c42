import { useId, type FormEvent } from 'react';
import { HeartIcon } from '~/ui/icons';
import { postForm } from '~/ui/post-form';
import { useReturnPath } from '~/ui/use-return-path';
import { changed, type WishlistReply } from '../wishlist';
import { handlesHere, paintHearts } from './heart-style';

interface Props {
  product: { handle: string; title: string };
  /** Told when the list has changed. */
  onChange?(): void;
  /** Beside other buttons: a box with words instead of a heart over a picture. */
  wide?: boolean;
}

/**
 * The wishlist toggle (spec §2): two buttons, of which the page's heart style shows one. The markup is
 * the same for everybody, and says what it does: a stale page can add twice, but never undo by mistake.
 */
export function Heart({ product: { handle, title }, onChange, wide = false }: Props) {
  const returnTo = useReturnPath();
  const place = useId();
  const toggle = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const intent = submitter.value === 'remove' ? 'remove' : 'add';
    const form = event.currentTarget;
    const before = handlesHere();
    paintHearts(changed(before, { intent, handle }));
    // The pressed button is hidden now; the keyboard stays where it was.
    form.querySelector<HTMLButtonElement>(`button:not([value=${intent}])`)?.focus();
    const reply = await postForm<WishlistReply>(form, submitter);
    paintHearts(reply ? handlesHere() : before);
    if (reply) onChange?.();
  };
  return (
    <form
      id={place}
      method="post"
      action="/actions/wishlist"
      className="scroll-mt-[40vh]"
      data-heart={handle}
      onSubmit={(event) => void toggle(event)}
    >
      <input type="hidden" name="handle" value={handle} />
      {/* Without scripts the page comes anew: at this heart, not at its top. */}
      <input type="hidden" name="return_to" value={`${returnTo}#${place}`} />
      <button
        type="submit"
        name="intent"
        value="add"
        className={`[display:var(--heart-add,grid)] ${look(wide)}`}
      >
        <HeartIcon />
        {wide ? 'Add to wishlist' : <Hidden>Add {title} to your wishlist</Hidden>}
      </button>
      <button
        type="submit"
        name="intent"
        value="remove"
        className={`[display:var(--heart-remove,none)] ${look(wide)}`}
      >
        <HeartIcon className="size-5 fill-current" />
        {wide ? 'In your wishlist' : <Hidden>Remove {title} from your wishlist</Hidden>}
      </button>
    </form>
  );
}

const Hidden = ({ children }: { children: React.ReactNode }) => (
  <span className="sr-only">{children}</span>
);

const look = (wide: boolean) =>
  wide
    ? 'min-h-12 w-full grid-flow-col items-center justify-center gap-2.5 small underline-offset-4 hover:underline'
    : 'size-11 place-items-center text-ink';
