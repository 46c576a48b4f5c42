import { pictureName } from '~/features/catalog/picture-name';
import type { SliceProps } from '~/slices/page-slice';
import { CheckedLink } from '~/ui/checked-link';
import { gridOf } from '~/ui/columns';
import { List } from '~/ui/list';
import { Picture } from '~/ui/picture';

export function Instagram({ slice: { primary, items } }: SliceProps<'instagram'>) {
  return (
    <section className="frame band">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        {primary.title && <h2 className="heading-md">{primary.title}</h2>}
        {primary.account && <p className="text-muted">{primary.account}</p>}
      </div>
      <List
        className={`grid grid-cols-2 gap-2 [&_img]:aspect-square [&_img]:w-full [&_img]:object-cover ${gridOf(items.length, { sm: [3, 4], lg: [4, 5, 6] })}`}
      >
        {items.map(({ image, link }, index) => {
          if (!image) return null;
          const shown = (
            <Picture
              {...image}
              alt={image.alt || (link ? pictureName(index, items.length) : '')}
              width={320}
              height={320}
            />
          );
          return (
            <li key={index}>{link ? <CheckedLink link={link}>{shown}</CheckedLink> : shown}</li>
          );
        })}
      </List>
    </section>
  );
}
