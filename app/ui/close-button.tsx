import { CloseIcon } from './icons';

/** A close button with a cross; `label` is its accessible name. Without `onClick`, something around it does it. */
export function CloseButton({
  onClick,
  label = 'Close',
  ...rest
}: {
  onClick?(): void;
  label?: string;
  /** Attributes by which the browser itself closes something. */
  popovertarget?: string;
  popovertargetaction?: string;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      {...rest}
      className="grid size-11 shrink-0 place-items-center hover:bg-sand"
    >
      <CloseIcon />
      <span className="sr-only">{label}</span>
    </button>
  );
}
