import { UndoForm } from '~/ui/undo-form';
import { sendChange } from './heart';

interface Props {
  handle: string;
  /** Null where it is not known any more. */
  title: string | null;
  /** Called when the product is back. */
  onDone(): void;
}

/** Offers to put a product back that was removed from the list. */
export const UndoRemoval = ({ handle, title, onDone }: Props) => (
  <UndoForm
    action="/actions/wishlist"
    onSubmit={(event) => {
      event.preventDefault();
      const form = event.currentTarget;
      void sendChange({ intent: 'add', handle }, form).then((done) => {
        if (!done) return;
        // The form is about to go, and the focus would be lost with it.
        if (form.contains(document.activeElement)) form.closest('main')?.focus();
        onDone();
      });
    }}
    fields={{ intent: 'add', handle, return_to: '/pages/wishlist' }}
    text={title ? `Removed: ${title}` : 'The product was removed from your wishlist.'}
    announced
  />
);
