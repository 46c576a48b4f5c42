import { useEffect, useRef } from 'react';
import type { AddLabel, Choice } from '../choices';

/** `data-add` of a radio: what the button says once it is chosen, with or without scripts. */
export const addKeys = {
  'Add to bag': 'add',
  Backorder: 'backorder',
  Preorder: 'preorder',
  'Out of stock': 'out',
} as const satisfies Record<AddLabel, string>;

interface Props {
  choices: readonly Choice[];
  /** Id of the one that is chosen. */
  selected: string | null;
  /** 'Size'. */
  legend: string;
}

/** The variants as radios that look like chips. One that is sold out can be chosen, but not added. */
export function VariantChoice({ choices, selected, legend }: Props) {
  const set = useRef<HTMLFieldSetElement>(null);
  const before = useRef(selected);
  // The radios are the form's own; only a change of address (going back) moves them from here.
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    for (const radio of set.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === selected;
    }
  }, [selected]);
  return (
    <fieldset ref={set}>
      <legend className="mb-2 small">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, label, add }) => (
          <label key={id} className="relative">
            <input
              type="radio"
              name="merchandise"
              value={id}
              required
              defaultChecked={id === selected}
              data-add={addKeys[add]}
              className="peer absolute inset-0 size-full appearance-none"
            />
            <span
              className={`grid min-h-11 min-w-14 place-items-center border border-stone px-4 small peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink ${add === 'Out of stock' ? 'text-muted line-through' : ''}`}
            >
              {label}
            </span>
            {add === 'Out of stock' && <span className="sr-only">, out of stock</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
