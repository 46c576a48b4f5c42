import { Children, type ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from './icons';
import { useCarousel } from './use-carousel';

interface Props {
  /** Accessible name. */
  label: string;
  /** For example 'Picture 1 of 6', if one slide fills the carousel. */
  slideNames?: readonly string[];
  children: ReactNode;
  /** Sets each slide's width: '*:w-full' or '*:w-[70%] md:*:w-1/4'. */
  slideClass: string;
  /** For slides that share rows. */
  trackClass?: string;
  gapClass?: string;
  arrowClass?: string;
  /** For product cards: dots are on the slides, and Tab skips arrows and dots. */
  inCard?: boolean;
}

export function Carousel({
  label,
  slideNames,
  children,
  slideClass,
  trackClass = 'flex *:shrink-0',
  gapClass = 'gap-4',
  arrowClass = 'top-1/2',
  inCard = false,
}: Props) {
  const { track, stops, at, goTo } = useCarousel();
  const tabIndex = inCard ? -1 : undefined;
  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <div className="relative">
        <ul
          ref={track}
          // Scrollable elements must be focusable.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={`relative scrollbar-none ${trackClass} [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain *:snap-start ${slideClass} ${gapClass}`}
        >
          {Children.map(children, (slide) => (
            <li>{slide}</li>
          ))}
        </ul>
        {at > 0 && (
          <Arrow
            label="Previous"
            className={`${inCard ? 'start-0' : 'start-3'} ${arrowClass}`}
            tabIndex={tabIndex}
            onClick={() => goTo(at - 1)}
          >
            <ArrowLeftIcon />
          </Arrow>
        )}
        {at < stops - 1 && (
          <Arrow
            label="Next"
            className={`${inCard ? 'end-0' : 'end-3'} ${arrowClass}`}
            tabIndex={tabIndex}
            onClick={() => goTo(at + 1)}
          >
            <ArrowRightIcon />
          </Arrow>
        )}
      </div>
      {stops > 1 && (
        // Reserved space keeps the layout from shifting on hydration.
        <div
          className={`absolute inset-x-0 flex justify-center ${inCard ? 'bottom-1' : 'top-full pt-2'}`}
        >
          {Array.from({ length: stops }, (_, stop) => (
            <Dot
              key={stop}
              text={slideNames?.[stop] ?? `Slide ${stop + 1} of ${stops}`}
              current={stop === at}
              tabIndex={tabIndex}
              onClick={() => goTo(stop)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface ArrowProps {
  label: string;
  className: string;
  tabIndex: number | undefined;
  onClick(): void;
  children: ReactNode;
}

function Arrow(props: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={props.tabIndex}
      onClick={props.onClick}
      className={`absolute z-10 grid size-11 [translate:0_-50%] place-items-center bg-paper/90 text-ink eased hover:bg-ink hover:text-paper ${props.className}`}
    >
      {props.children}
      <span className="sr-only">{props.label}</span>
    </button>
  );
}

interface DotProps {
  text: string;
  current: boolean;
  tabIndex: number | undefined;
  onClick(): void;
}

function Dot({ text, current, tabIndex, onClick }: DotProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
      className="group grid size-6 place-items-center"
    >
      <span className="size-1.5 rounded-chip bg-muted/40 eased group-aria-[current]:bg-ink forced-colors:bg-[GrayText] forced-colors:group-aria-[current]:bg-[Highlight]" />
      <span className="sr-only">{text}</span>
    </button>
  );
}
