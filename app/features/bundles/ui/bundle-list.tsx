import { Link } from '@remix-run/react';
import { Picture } from '~/ui/picture';
import {
  partPath,
  partWords,
  shownContents,
  type BundleContents,
  type BundlePart,
} from '../bundles';

interface Props {
  contents: BundleContents;
  variants: readonly { id: string; title: string }[];
  /** The selected variant's id; null if none is selected, or if the page can't follow the selection. */
  selected: string | null;
}

export function BundleList({ contents, variants, selected }: Props) {
  const lists = shownContents(contents, variants, selected);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="bundle" className="mt-8">
      <h2 id="bundle" className="heading-sm">
        In this bundle
      </h2>
      {lists.map(({ of, items }) => (
        <div key={of} className="mt-3">
          {of && <h3 className="small font-medium">{of}</h3>}
          <ul className="divided">
            {items.map((part) => (
              <Part key={part.variantId} part={part} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Part({ part }: { part: BundlePart }) {
  const words = partWords(part);
  return (
    <li className="flex items-center gap-4 py-3">
      {part.image ? (
        <Picture
          src={part.image.src}
          alt=""
          width={128}
          height={128}
          className="size-16 shrink-0 bg-sand object-cover"
        />
      ) : (
        <div className="size-16 shrink-0 bg-sand" />
      )}
      <div className="min-w-0 wrap-anywhere">
        <p>
          {part.quantity} ×{' '}
          <Link to={partPath(part)} className="text-link">
            {part.title}
          </Link>
        </p>
        {words && <p className="small text-muted">{words}</p>}
        {!part.available && <p className="small text-sale">Sold out</p>}
      </div>
    </li>
  );
}
