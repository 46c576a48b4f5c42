import { useEffect, useRef } from 'react';
import type { AddLabel, Choice } from '../choices';
import { Chip } from './chip';

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
