import { Link } from '@remix-run/react';
import { Picture } from '~/ui/picture';
import { SliceHeading } from '../slice-heading';
import type { SliceProps } from '../slice-props';
import type { ProductGridSlice } from './schema';

/** Doors to the collections. */
export function ProductGrid({ slice: { primary, items } }: SliceProps<ProductGridSlice>) {
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 lg:gap-y-12">
        {items.map(({ title, image, link, collection_handle }, index) => (
          <li key={index} className="group relative">
            {image && (
              <div className="overflow-hidden">
                <Picture
                  {...image}
                  alt=""
                  width={330}
                  height={412}
                  className="aspect-[4/5] w-full object-cover transition-transform duration-500 group-hover:scale-[1.02]"
                />
              </div>
            )}
            <h3 className="mt-4 heading-sm">
              <Link
                to={link?.href ?? `/collections/${encodeURIComponent(collection_handle)}`}
                className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
