import { useId, useRef } from 'react';
import { MinusIcon, PlusIcon } from './icons';

interface Props {
  name?: string;
  /** Visible unless `hideLabel`. */
  label?: string;
  hideLabel?: boolean;
  /** Below the field. */
  hint?: string | undefined;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** Counted from `min`. */
  step?: number | undefined;
  /** Called after a button press and on blur. */
  onCommit?(quantity: number): void;
}

/** Hidden without scripts. Adding the buttons on hydration would shift the layout. */
const stepClass = 'grid w-11 place-items-center hover:bg-sand noscript:hidden print:hidden';

/** The inline script (`routes/shell/before-scripts.tsx`) handles the buttons before hydration. */
export function Quantity({
  name = 'quantity',
  label = 'Quantity',
  hideLabel = false,
  hint,
  defaultValue = 1,
  min = 1,
  max = 99,
  step,
  onCommit,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const commit = () => {
    const value = input.current?.valueAsNumber;
    if (value !== undefined && Number.isInteger(value)) onCommit?.(value);
  };
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block small'}>
        {label}
      </label>
      <div className="inline-flex min-h-12 border border-muted">
        <button
          type="button"
          className={stepClass}
          data-step="stepDown"
          onClick={commit}
          aria-label="One less"
        >
          <MinusIcon className="size-4" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          aria-describedby={hint && `${id}-hint`}
          defaultValue={defaultValue}
          onBlur={commit}
          className="w-14 bg-transparent text-center tabular not-noscript:[appearance:textfield] not-noscript:[&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          className={stepClass}
          data-step="stepUp"
          onClick={commit}
          aria-label="One more"
        >
          <PlusIcon className="size-4" />
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
