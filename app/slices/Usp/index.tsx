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
        className={`promises grid border-b border-stone ${gridOf(items.length, { sm: [1, 2], md: [2, 3], lg: [3, 4] })}`}
      >
        {items.map(({ icon, title, text }, index) => {
          const Icon = icons[icon];
          return (
            <li key={index}>
              <Icon />
              <div>
                {title && <Title>{title}</Title>}
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </List>
    </section>
  );
}
