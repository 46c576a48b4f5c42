import { CheckedLink } from '~/ui/checked-link';
import { SliceHeading } from '../slice-heading';
import { RegionFilter, useRegion } from '../region-filter';
import type { SliceProps } from '../slice-props';
import type { StockistWidgetSlice } from './schema';

/** Other shops that sell these things. */
export function StockistWidget({ slice: { primary, items } }: SliceProps<StockistWidgetSlice>) {
  const { shown, ...filter } = useRegion(items);
  return (
    <section id="stockists" className="frame py-10 md:py-14">
      <div className="mx-auto max-w-[42rem]">
        <SliceHeading title={primary.title} text={primary.text} flush />
        <div className="mt-8">
          <RegionFilter id="stockists" {...filter} />
        </div>
        <ul className="mt-8 border-b border-stone">
          {shown
            .filter(({ name }) => name)
            .map(({ name, city, country, link }, index) => (
              <li
                key={index}
                className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-stone py-5"
              >
                <h3 className="heading-sm">
                  {link ? (
                    <CheckedLink link={link} className="text-link">
                      {name}
                    </CheckedLink>
                  ) : (
                    name
                  )}
                </h3>
                <p className="text-muted">{[city, country].filter(Boolean).join(', ')}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
