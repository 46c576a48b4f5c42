import { UndoForm } from '~/ui/undo-form';

interface Props {
  handle: string;
  /** Null if no longer known. */
  title: string | null;
}

export const UndoRemoval = ({ handle, title }: Props) => (
  <UndoForm
    action="/actions/wishlist"
    fields={{ intent: 'add', handle, return_to: '/pages/wishlist' }}
    text={title ? `Removed: ${title}` : 'The product was removed from your wishlist.'}
    announced
  />
);
