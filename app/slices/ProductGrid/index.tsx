import { pictureName } from '~/features/catalog/picture-name';
import { ProductCard } from '~/features/catalog/ui/product-card';
import { SliceHeading } from '~/slices/slice-heading';
import type { ParsedSlice, SliceProps } from '~/slices/page-slice';
import { CheckedLink, type SiteLink } from '~/ui/checked-link';
import { gridOf } from '~/ui/columns';
import { Picture } from '~/ui/picture';

type CollectionItem = ParsedSlice<'product_grid'>['items'][number];

export function ProductGrid({ slice: { primary, items, products } }: SliceProps<'product_grid'>) {
  const pictures = primary.picture_carousel ? 'carousel' : 'swap';
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const cells = items.flatMap((item, index) => {
    if (!item.product_handle) {
      const name = item.title || item.image?.alt || pictureName(index, items.length);
      return item.title || item.image ? <CollectionCard key={index} item={item} name={name} /> : [];
    }
    const product = byHandle.get(item.product_handle);
    return product ? <ProductCard key={index} product={product} pictures={pictures} /> : [];
  });
  if (cells.length === 0) return null;
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <ul
        className={`grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:gap-y-12 ${gridOf(cells.length, { md: [3, 4], wide: [4, 5] })}`}
      >
        {cells.map((cell) => (
          <li key={cell.key}>{cell}</li>
        ))}
      </ul>
    </section>
  );
}

/** `name` is the link's accessible name if the card has no title. */
function CollectionCard({
  item: { title, image, link, collection_handle },
  name,
}: {
  item: CollectionItem;
  name: string;
}) {
  const to = link ?? linkTo(collection_handle);
  const isLink = to && !title;
  const picture = image && (
    <Picture
      {...image}
      alt={isLink ? name : ''}
      width={400}
      height={500}
      className="aspect-[4/5]"
    />
  );
  return (
    <div className="tile">
      {picture && (
        <div className="overflow-hidden">
          {isLink ? <CheckedLink link={to}>{picture}</CheckedLink> : picture}
        </div>
      )}
      {title && (
        <h3 className="mt-4 heading-sm">
          {to ? <CheckedLink link={to}>{title}</CheckedLink> : title}
        </h3>
      )}
    </div>
  );
}

const linkTo = (collection: string): SiteLink | null =>
  collection ? { href: `/collections/${encodeURIComponent(collection)}`, newTab: false } : null;
