import { Link } from '@remix-run/react';
import { useLocale } from '~/ui/locale';
import { Price } from '~/ui/price';
import { spelled } from '~/ui/spelling';
import { linePath } from '../../cart';
import type { ShownLine } from '../../optimistic-lines';
import { RemoveLine } from './line-button';
import { LinePicture } from './line-picture';
import { useFocusKept } from './use-focus-kept';

const canGroup = ({ isSample, quantity, changes, message, discounts }: ShownLine): boolean =>
  isSample === true && quantity === 1 && !message && changes.length === 0 && discounts.length === 0;

/** A group takes the position of its first sample. */
export function groupSamples(lines: readonly ShownLine[]): ShownLine[][] {
  const groups: ShownLine[][] = [];
  for (const line of lines) {
    const others = canGroup(line)
      ? groups.find(([first]) => first && canGroup(first) && first.productId === line.productId)
      : undefined;
    if (others) others.push(line);
    else groups.push([line]);
  }
  return groups;
}

interface Props {
  lines: readonly ShownLine[];
  className: string;
  onLeave?(): void;
}

export function SampleGroup({ lines, className, onLeave }: Props) {
  const staying = lines.filter(({ leaving }) => !leaving);
  const [first] = lines;
  if (!first) return null;
  return (
    <li hidden={staying.length === 0} className={className}>
      <p>
        {first.title} × {staying.length}
      </p>
      <ul className="mt-1">
        {lines.map((line) => (
          <SampleLine key={line.id} line={line} onLeave={onLeave} />
        ))}
      </ul>
    </li>
  );
}

function SampleLine({ line, onLeave }: { line: ShownLine; onLeave?: (() => void) | undefined }) {
  const locale = useLocale();
  const element = useFocusKept<HTMLLIElement>(line.leaving);
  const name = spelled(line.size ?? '', locale);
  return (
    <li ref={element} hidden={line.leaving} className="flex flex-wrap items-center gap-x-3 py-1">
      <LinePicture line={line} className="size-11 shrink-0" />
      {line.coming ? (
        <p className="min-w-0 flex-1 small">{name}</p>
      ) : (
        <Link
          to={linePath(line)}
          onClick={onLeave}
          className="min-w-0 flex-1 small hover:underline"
        >
          {name}
        </Link>
      )}
      {line.coming ? <p className="small text-muted">Adding</p> : <RemoveLine line={line} />}
      <p className="w-16 shrink-0 text-right">
        <Price price={line.total} />
      </p>
    </li>
  );
}
