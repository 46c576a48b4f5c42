import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import type { CartLine, LineChange } from '../../cart';

/** What has changed about a line since it was added. */
export function LineChanges({ line }: { line: Pick<CartLine, 'changes' | 'each'> }) {
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
