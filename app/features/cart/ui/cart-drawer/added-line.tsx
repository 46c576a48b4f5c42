import { variantWords } from '~/features/catalog/variant-words';
import { useLocale } from '~/ui/locale';
import { LinePicture } from '../cart-line/line-picture';
import { useCart } from '../cart-provider';

export function AddedLine() {
  const { added, lines, unread } = useCart();
  const locale = useLocale();
  const line = lines.find(({ variantId, leaving }) => variantId === added?.variantId && !leaving);
  if (!added || !line) return null;
  return (
    <div className="mt-4 flex items-center gap-5 bg-sand p-4">
      <LinePicture line={line} className="size-28 shrink-0" />
      <div className="min-w-0 small text-muted">
        <p className="mb-1 font-medium text-ok">{added.done && !unread ? 'Added' : 'Adding…'}</p>
        <p className="text-[1rem] text-ink">{line.title}</p>
        {variantWords(line, locale).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </div>
  );
}
