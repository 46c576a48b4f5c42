import { hasPicks } from '../picks';
import { availabilityOf } from '../availability';
import { sizeLabel, type Product } from '../product';

/**
 * Without scripts a chosen radio cannot bring up the notify-me form of what is gone (spec §4): links
 * to the variants' own addresses do. Where each option has its own choice, the server's answer does.
 */
export function NotifyLinks({ product }: { product: Product }) {
  const gone = product.variants.filter((variant) => availabilityOf(variant).notify);
  if (gone.length === 0 || hasPicks(product)) return null;
  return (
    <noscript>
      <p className="mt-6 small">
        Let me know when it is back:{' '}
        {gone.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={`?variant=${id}#notify`} className="text-link">
              {sizeLabel(title)}
            </a>
          </span>
        ))}
      </p>
    </noscript>
  );
}
