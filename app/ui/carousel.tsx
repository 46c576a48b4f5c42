import { Children, type ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from './icons';
import { useCarousel } from './use-carousel';

interface Props {
  /** What is shown, for those who cannot see it: 'Pictures of the Arden lamp'. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** Width of a slide, as Tailwind classes: 'w-full' or 'w-[70%] md:w-1/4'. */
  slideClass: string;
  /** Room between slides: 'gap-4'. */
  gapClass?: string;
  /** Where the arrows' middle is, from the top. */
  arrowClass?: string;
}

const arrow =
  'absolute z-10 hidden size-11 -translate-y-1/2 place-items-center bg-paper/90 text-ink hover:bg-paper md:grid';

/**
 * Slides side by side that scroll and snap without scripts. With scripts, arrows and dots appear when
 * there are more slides than fit; an arrow is hidden at its end (spec §2, carousel).
 */
export function Carousel({
  label,
  children,
  slideClass,
  gapClass = 'gap-4',
  arrowClass = 'top-1/2',
}: Props) {
  const { track, stops, at, goTo } = useCarousel();
  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <ul
        ref={track}
        // A track that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`relative scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain ${gapClass}`}
      >
        {Children.map(children, (slide) => (
          <li className={`shrink-0 snap-start ${slideClass}`}>{slide}</li>
        ))}
      </ul>
      {stops > 1 && (
        <>
          {at > 0 && (
            <button
              type="button"
              className={`${arrow} ${arrowClass} left-3`}
              onClick={() => goTo(at - 1)}
            >
              <ArrowLeftIcon />
              <span className="sr-only">Previous</span>
            </button>
          )}
          {at < stops - 1 && (
            <button
              type="button"
              className={`${arrow} ${arrowClass} right-3`}
              onClick={() => goTo(at + 1)}
            >
              <ArrowRightIcon />
              <span className="sr-only">Next</span>
            </button>
          )}
          <div className="mt-3 flex justify-center">
            {Array.from({ length: stops }, (_, stop) => (
              <button
                key={stop}
                type="button"
                aria-current={stop === at ? 'true' : undefined}
                onClick={() => goTo(stop)}
                className="group grid size-6 place-items-center"
              >
                <span className="size-1.5 rounded-full bg-stone group-aria-[current]:bg-ink" />
                <span className="sr-only">
                  Slide {stop + 1} of {stops}
                </span>
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
