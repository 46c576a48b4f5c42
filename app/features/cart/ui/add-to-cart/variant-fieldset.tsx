import { useEffect, useRef } from 'react';
import type { AddLabel, VariantOption } from '../../variant-options';
import { Chip } from './chip';

/** `data-add` of a radio: which label the button shows once it is selected, with or without scripts. */
export const addKeys = {
  'Add to bag': 'add',
  Backorder: 'backorder',
  Preorder: 'preorder',
  'Out of stock': 'out',
} as const satisfies Record<AddLabel, string>;

interface Props {
  choices: readonly VariantOption[];
  /** Id of the selected variant. */
  selected: string | null;
  /** Name of the option: 'Size'. */
  legend: string;
}

/** The variants as radios. One that is sold out can be selected, but not added. */
export function VariantFieldset({ choices, selected, legend }: Props) {
  const set = useRef<HTMLFieldSetElement>(null);
  const before = useRef(selected);
  // Uncontrolled radios; only a change of the URL (going back) sets them from here.
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
          <Chip
            key={id}
            name="merchandise"
            value={id}
            defaultChecked={id === selected}
            data-add={addKeys[add]}
            state={add === 'Out of stock' ? 'out' : 'free'}
            note={add === 'Out of stock' ? 'out of stock' : undefined}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
