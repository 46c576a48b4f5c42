import type { SliceProps } from '~/slices/page-slice';
import { CheckedLink } from '~/ui/checked-link';
import { PauseIcon, PlayIcon } from '~/ui/icons';

export function Ticker({ slice: { primary, items } }: SliceProps<'ticker'>) {
  const messages = items.filter(({ text }) => text);
  if (messages.length === 0) return null;
  const run = (copy: boolean) => (
    <ul
      className={`flex shrink-0 items-center heading-sm motion-safe:*:px-8 motion-safe:*:whitespace-nowrap motion-reduce:frame motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:gap-x-16 motion-reduce:gap-y-2 motion-safe:md:*:px-12 ${copy ? 'motion-reduce:hidden' : ''}`}
      aria-hidden={copy || undefined}
    >
      {messages.map(({ text, link }, index) => (
        <li key={index}>{link && !copy ? <CheckedLink link={link}>{text}</CheckedLink> : text}</li>
      ))}
    </ul>
  );
  return (
    <section
      className="flex items-stretch border-y border-stone first:mt-8 md:first:mt-10"
      aria-label="Highlights"
    >
      <div className="min-w-0 flex-1 overflow-hidden py-6">
        <div
          className={`flex w-max in-[section:has(:checked)]:[animation-play-state:paused] motion-reduce:w-auto ${primary.speed === 'fast' ? 'ticker-fast' : 'ticker-slow'}`}
        >
          {run(false)}
          {run(true)}
        </div>
      </div>
      {/* Pausing must work without scripts (WCAG 2.2.2). */}
      <label className="relative flex min-h-11 cursor-pointer items-center gap-2 border-l border-stone bg-paper px-4 small hover:bg-sand has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-4 motion-reduce:hidden">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-full appearance-none [outline:none]"
        />
        {/* `group-has-*` would restyle the whole page at every tap on an option. */}
        <PauseIcon className="peer-checked:hidden" />
        <PlayIcon className="hidden peer-checked:block" />
        Pause
      </label>
    </section>
  );
}
