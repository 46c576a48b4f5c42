import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  children: ReactNode;
  /** It can be chosen, but not bought: struck through, or pale where it is not made at all. */
  state?: 'free' | 'out' | 'none';
  /** Said after the label. */
  note?: string;
}

const looks = {
  free: '',
  out: 'text-muted line-through',
  none: 'border-dashed text-muted',
};

/** A radio that looks like a chip. */
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
