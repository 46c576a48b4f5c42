import { CloseIcon } from './icons';

/**
 * `label` is the accessible name. Without `onClick`, popover attributes or a surrounding element must close the dialog.
 */
export function CloseButton({
  onClick,
  label = 'Close',
  ...rest
}: {
  onClick?(): void;
  label?: string;
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
