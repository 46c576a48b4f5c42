import { UndoForm } from '~/ui/undo-form';
import { useArrivalFocus } from '~/ui/use-arrival-focus';

interface Props {
  handle: string;
  /** Null if no longer known. */
  title: string | null;
  /** False if the wishlist would refuse the product. */
  canReturn: boolean;
}

export function UndoRemoval({ handle, title, canReturn }: Props) {
  const text = title ? `Removed: ${title}` : 'The product was removed from your wishlist.';
  if (!canReturn) return <Removal key={handle} text={text} />;
  return (
    <UndoForm
      action="/actions/wishlist"
      fields={{ intent: 'add', handle, return_to: '/pages/wishlist' }}
      text={text}
      announced
    />
  );
}

function Removal({ text }: { text: string }) {
  const element = useArrivalFocus<HTMLParagraphElement>(text);
  return (
    <p
      ref={element}
      tabIndex={-1}
      role="status"
      className="mt-4 bg-sand px-5 py-4 [outline:none] print:hidden"
    >
      {text}
    </p>
  );
}
