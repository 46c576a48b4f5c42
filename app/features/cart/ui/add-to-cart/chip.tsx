import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  children: ReactNode;
  /** `out`: sold out, struck through. `none`: this combination does not exist, pale. Both can still be selected. */
  state?: 'free' | 'out' | 'none';
  /** Follows the label for screen readers. */
  note?: string;
}

const looks = {
  free: '',
  out: 'text-muted line-through',
  none: 'border-dashed text-muted',
};

/** A radio button styled as a chip. */
export const Chip = ({ children, state = 'free', note, ...radio }: Props) => (
  <label className="relative">
    <input
      type="radio"
      required
      {...radio}
      className="peer absolute inset-0 size-full appearance-none"
    />
    <span
      className={`grid min-h-11 min-w-14 place-items-center border border-stone px-4 small [overflow-wrap:anywhere] peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] ${looks[state]}`}
    >
      {children}
    </span>
    {note && <span className="sr-only">, {note}</span>}
  </label>
);
