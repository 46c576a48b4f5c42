/** What the page and the drawer show of a line. */
import type { ReactNode } from 'react';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { Picture } from '~/ui/picture';
import type { CartLine, LineChange } from '../../cart';

/** Colour, size and message of a line. `children` come before the message, such as 'Qty: n' in the drawer. */
export function LineFacts({ line, children }: { line: CartLine; children?: ReactNode }) {
  return (
    <div className="small text-muted">
      {line.colour && <p>Colour: {line.colour}</p>}
      {line.size && <p>Size: {line.size}</p>}
      {children}
      {line.message && <p className="text-brass">{line.message}</p>}
      <LineChanges line={line} />
      {line.quantity === 0 && line.changes.every(({ kind }) => kind !== 'out') && (
        <p className="text-sale">Out of stock</p>
      )}
    </div>
  );
}

/** What has changed about a line since it was added. */
function LineChanges({ line }: { line: Pick<CartLine, 'changes' | 'each'> }) {
  const locale = useLocale();
  const textOf = (change: LineChange): string => {
    switch (change.kind) {
      case 'price':
        return `Was ${formatMoney(change.from, locale)} when you added it, now ${formatMoney(line.each, locale)}.`;
      case 'out':
        return 'Sold out since you added it.';
      case 'few':
        return change.left === 1 ? 'Only 1 is left.' : `Only ${change.left} are left.`;
      case 'later':
        return 'Ships later than when you added it.';
      case 'back':
        return 'In stock again.';
    }
  };
  return line.changes.map((change) => (
    <p key={change.kind} className={change.kind === 'back' ? 'text-ok' : 'text-sale'}>
      {textOf(change)}
    </p>
  ));
}

/** A line's picture, requested at 300 × 300. Its alt text is empty, because the title stands beside it. */
export function LinePicture({
  line,
  className,
}: {
  line: Pick<CartLine, 'image'>;
  className: string;
}) {
  if (!line.image) return <div className={`bg-sand ${className}`} />;
  return (
    <Picture
      src={line.image.src}
      alt=""
      width={300}
      height={300}
      className={`bg-sand object-cover ${className}`}
    />
  );
}
