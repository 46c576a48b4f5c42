import type { SliceProps } from '~/slices/page-slice';
import { gridOf } from '~/ui/columns';
import { CareIcon, FinishIcon, ReturnIcon, TruckIcon } from '~/ui/icons';
import { List } from '~/ui/list';

const icons = { delivery: TruckIcon, returns: ReturnIcon, finish: FinishIcon, care: CareIcon };

export function Usp({ slice: { primary, items } }: SliceProps<'usp'>) {
  if (items.length === 0) return null;
  const Title = primary.title ? 'h3' : 'h2';
  return (
    <section className="frame pt-12 lg:pt-0">
      {primary.title && <h2 className="pt-14 pb-8 heading-md">{primary.title}</h2>}
      <List
        className={`grid border-b border-stone ${gridOf(items.length, { sm: [1, 2], md: [2, 3], lg: [3, 4] })}`}
      >
        {items.map(({ icon, title, text }, index) => {
          const Icon = icons[icon];
          return (
            <li
              key={index}
              className="flex gap-4 border-t border-stone py-6 sm:pr-8 lg:border-t-0 lg:py-10"
            >
              <Icon className="mt-0.5 size-6 shrink-0 text-brass" />
              <div>
                {title && <Title className="font-sans text-[0.9375rem] font-medium">{title}</Title>}
                <p className="mt-1 small text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </List>
    </section>
  );
}
