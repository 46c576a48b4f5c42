import { CheckedLink } from '~/ui/checked-link';
import type { SliceProps } from '../slice-props';
import type { TickerSlice } from './schema';

/** A line of short notes that passes by; it stands still for those who prefer that, or point at it. */
export function Ticker({ slice: { primary, items } }: SliceProps<TickerSlice>) {
  const notes = items.filter(({ text }) => text);
  if (notes.length === 0) return null;
  const run = (copy: boolean) => (
    <ul className="flex shrink-0 items-center" aria-hidden={copy || undefined}>
      {notes.map(({ text, link }, index) => (
        <li key={index} className="px-8 heading-sm whitespace-nowrap md:px-12">
          {link && !copy ? <CheckedLink link={link}>{text}</CheckedLink> : text}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="overflow-hidden border-y border-stone py-6" aria-label="Notes">
      <div className={`flex w-max ${primary.speed === 'fast' ? 'ticker-fast' : 'ticker-slow'}`}>
        {run(false)}
        {run(true)}
      </div>
    </section>
  );
}
