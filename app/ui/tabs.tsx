import { useId, type ReactNode } from 'react';

export interface Tab {
  title: string;
  body: ReactNode;
}

/** Radio buttons, which work without scripts and with the arrow keys. `label`: the group's accessible name. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {tabs.map(({ title, body }, index) => (
          <div key={title} className="contents">
            <label className="relative border-b-2 border-transparent py-3 text-muted has-checked:border-ink has-checked:text-ink forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]">
              <input
                type="radio"
                name={name}
                defaultChecked={index === 0}
                className="absolute inset-0 size-full appearance-none"
              />
              {title}
            </label>
            {/* `group-has-*` would make browsers restyle the page repeatedly during loading. */}
            <div className="order-last hidden w-full border-t border-stone pt-6 [label:has(:checked)+&]:block">
              {body}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
