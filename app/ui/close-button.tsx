import { CloseIcon } from './icons';

/**
 * `label` is the accessible name. If `onClick` is missing, the dialog must be closed by popover attributes or by a
 * surrounding element.
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
    <button type="button" onClick={onClick} {...rest} className="close-button">
      <CloseIcon />
      <span className="sr-only">{label}</span>
    </button>
  );
}
