import { Link } from '@remix-run/react';
import { useLocale } from '~/ui/locale';
import { Price } from '~/ui/price';
import { spelled } from '~/ui/spelling';
import { lineName, linePath, lineChoices, type CartLine } from '../../cart';
import type { SavedLine } from '../../cart-view';
import { LineButton } from '../cart-line/line-button';
import { LinePicture } from '../cart-line/line-picture';

/** Empty for lines with a recipient or a selling plan, which a saved item would lose. */
export const SaveLine = ({ line }: { line: CartLine }) =>
  line.recipient || line.plan ? null : (
    <LineButton
      intent="save"
      fields={{ line: line.id }}
      label="Save for later"
      busy="Saving"
      about={lineName(line)}
      done={`${lineName(line)} was saved for later.`}
    />
  );

export function SavedList({ saved }: { saved: readonly SavedLine[] }) {
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved" className="mt-16">
      <h2 id="saved" className="heading-md">
        Saved for later
      </h2>
      <ul className="mt-6 grid gap-x-8 border-y border-stone divided">
        {saved.map((line) => (
          <SavedItem key={line.variantId} line={line} />
        ))}
      </ul>
    </section>
  );
}

const SavedItem = ({ line }: { line: SavedLine }) => {
  const fields = { merchandise: line.variantId };
  const locale = useLocale();
  return (
    <li className="flex gap-4 py-5">
      <LinePicture line={line} className="size-20 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="small text-muted">
          <Link to={linePath(line)} className="text-[1rem] text-ink hover:underline">
            {line.title}
          </Link>
          <p>{spelled(lineChoices(line).join(', '), locale)}</p>
          {line.quantity > 1 && <p>Qty: {line.quantity}</p>}
          {!line.available && <p className="text-sale">Out of stock</p>}
        </div>
        <div className="grid justify-items-start gap-1 sm:justify-items-end md:min-w-48">
          <Price price={line.price} compareAt={line.compareAt} className="small" />
          {line.available && (
            <LineButton
              intent="restore"
              fields={fields}
              label="Move to bag"
              busy="Moving"
              about={line.title}
              done={`${line.title} was moved to your bag.`}
            />
          )}
          <LineButton
            intent="unsave"
            fields={fields}
            label="Remove"
            busy="Removing"
            about={`${line.title} from the list`}
            done={`${line.title} was removed from the list.`}
          />
        </div>
      </div>
    </li>
  );
};
