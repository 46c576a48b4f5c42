import { UndoForm } from '~/ui/undo-form';

interface Props {
  handle: string;
  /** Null where it is not known any more. */
  title: string | null;
}

/** Offers to put a product back that was removed from the list; the list comes anew with it. */
export const UndoRemoval = ({ handle, title }: Props) => (
  <UndoForm
    action="/actions/wishlist"
    fields={{ intent: 'add', handle, return_to: '/pages/wishlist' }}
    text={title ? `Removed: ${title}` : 'The product was removed from your wishlist.'}
    announced
  />
);
