import { Link } from '@remix-run/react';
import { isSize } from '~/features/catalog/option-names';
import { buttonClass, ButtonLink } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { sumOf, type Money } from '~/ui/money';
import { Price } from '~/ui/price';
import { spelled } from '~/ui/spelling';
import type { ResolvedLine } from '../cart-transfer';
import { PayButtons } from './add-to-cart/pay-buttons';
import { LinePicture } from './cart-line/line-picture';

export type ImportKind = 'transferred' | 'shared' | 'permalink';

type Line = Pick<ResolvedLine, 'packed' | 'needsPlan' | 'finish' | 'image'> & {
  /** Null if the item can't be added. */
  price: Money | null;
};

const transferTexts = {
  title: 'Bring your bag with you?',
  missing: 'Not sold here',
  cut: 'Too many items to move at once. The rest will stay in your other bag.',
  yes: 'Bring my bag',
  no: 'Start with an empty bag',
};
const sharedTexts = {
  title: 'Someone shared a bag with you',
  missing: 'Not available right now',
  cut: 'This link has more items than we can add at once. We’ve left out the rest.',
  yes: 'Add to my bag',
  no: 'No, thank you',
};
const texts: Record<ImportKind, typeof sharedTexts> = {
  transferred: transferTexts,
  shared: sharedTexts,
  permalink: { ...sharedTexts, title: 'Add this to your bag?' },
};

interface Props {
  kind: ImportKind;
  code: string | undefined;
  /** Hidden fields of the form, from which the action reads the same lines again. */
  fields: readonly { name: string; value: string }[];
  lines: readonly Line[];
  cut: boolean;
  /** Lines with selling plans aren't transferred. */
  plansStay: boolean;
  back: string;
  pay: { buyNow: boolean; shopPay: boolean } | null;
  /** Why a purchase failed. */
  problem: string | undefined;
}

export function ImportPage({ kind, lines, ...props }: Props) {
  const { code, fields, cut, plansStay, back, pay, problem } = props;
  const words = texts[kind];
  const coming = lines.filter(({ price }) => price);
  const staying = lines.filter(({ price, needsPlan }) => !price && !needsPlan);
  const planned = lines.filter(({ needsPlan }) => needsPlan);
  const total = totalOf(coming);
  return (
    <div className="frame max-w-2xl py-20 md:py-28">
      <h1 className="heading-lg">{words.title}</h1>
      {problem && (
        <p role="alert" className="mt-6 text-sale">
          {problem}
        </p>
      )}
      {total && (
        <>
          <ul className="mt-8 border-t border-stone">
            {coming.map((line, index) => (
              <ImportedLine key={index} line={line} />
            ))}
          </ul>
          <p className="flex justify-between gap-6 py-4 font-medium">
            <span>Total</span>
            <Price price={total} />
          </p>
        </>
      )}
      {staying.length > 0 && (
        <p className="mt-6 text-muted">
          {words.missing}: {staying.map(({ packed }) => packed.title).join(', ')}.
        </p>
      )}
      {planned.length > 0 && (
        <div className="mt-6 text-muted">
          <p>Not available here, because you choose a purchase option on the product’s page:</p>
          <ul>
            {planned.map(({ packed: { handle, title } }, index) => (
              <li key={index}>
                <Link to={`/products/${handle}`} className="text-link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {code && <p className="mt-6 text-muted">{`With the discount code ${code}.`}</p>}
      {cut && <p className="mt-6 text-muted">{words.cut}</p>}
      {plansStay && (
        <p className="mt-6 text-muted">
          Items with a purchase option, such as a subscription, will stay in your other bag.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {coming.length > 0 && (
          <form method="post" action="/cart/import">
            {fields.map((field, index) => (
              <input key={index} type="hidden" {...field} />
            ))}
            {back !== '/' && <input type="hidden" name="return_to" value={back} />}
            <div className="flex flex-wrap gap-3">
              <button type="submit" className={buttonClass()}>
                {words.yes}
              </button>
              {pay && <PayButtons {...pay} inRow />}
            </div>
          </form>
        )}
        <ButtonLink to={back} look="outline">
          {words.no}
        </ButtonLink>
      </div>
    </div>
  );
}

/** In major units; null without lines. */
function totalOf(lines: readonly Line[]): Money | null {
  const price = lines[0]?.price;
  if (!price) return null;
  const amounts = lines.map(({ price, packed }) => (price?.amount ?? 0) * packed.quantity);
  return { ...price, amount: sumOf(amounts) };
}

function ImportedLine({ line: { packed, price, finish, image } }: { line: Line }) {
  const locale = useLocale();
  const size = isSize(packed.size) ? packed.size : null;
  const words = [finish, size, `Qty: ${packed.quantity}`].filter((one) => one !== null);
  return (
    <li className="flex gap-4 border-b border-stone py-3">
      <LinePicture line={{ image }} className="size-20 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {packed.title}
        <span className="block small text-muted">{spelled(words.join(', '), locale)}</span>
      </span>
      {price && <Price price={{ ...price, amount: price.amount * packed.quantity }} />}
    </li>
  );
}
