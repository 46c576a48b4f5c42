import { CloseIcon } from './icons';

/** A close button with a cross; `label` is its accessible name. Without `onClick`, something around it does it. */
export function CloseButton({ onClick, label = 'Close' }: { onClick?(): void; label?: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center hover:bg-sand"
    >
      <CloseIcon />
      <span className="sr-only">{label}</span>
    </button>
  );
}
