import { returnStatusInWords, type OrderReturn } from '../returns';

export function ReturnList({ returns }: { returns: readonly OrderReturn[] }) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns" className="mt-8">
      <h2 id="returns" className="eyebrow">
        {returns.length === 1 ? 'Return' : 'Returns'}
      </h2>
      <ul className="mt-3 divided">
        {returns.map(({ name, status, lines }) => (
          <li
            key={name}
            className="flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 wrap-anywhere"
          >
            <p>
              {name}
              <span className="block small text-muted">
                {lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
              </span>
            </p>
            <p className="small">{returnStatusInWords(status)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
