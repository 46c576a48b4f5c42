import { SliceHeading } from '~/slices/slice-heading';
import { RegionFilter, useRegion } from '~/slices/region-filter';
import type { SliceProps } from '~/slices/page-slice';
import { Split } from '~/slices/split';
import { CheckedLink } from '~/ui/checked-link';

export function StockistWidget({
  slice: { primary, items },
  anchors: [id = ''],
}: SliceProps<'stockist_widget'>) {
  const { shown, ...filter } = useRegion(items);
  const names = shown.filter(({ name }) => name);
  return (
    <Split
      id={id}
      aside={
        <>
          <SliceHeading title={primary.title} text={primary.text} flush />
          <RegionFilter id={id} className="mt-8" {...filter} />
        </>
      }
    >
      {names.length > 0 && (
        <ul className="border-b border-stone">
          {names.map(({ name, city, country, link }, index) => (
            <li
              key={index}
              className="flex flex-col gap-x-8 border-t border-stone py-5 sm:flex-row sm:items-baseline sm:justify-between"
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
      )}
    </Split>
  );
}
