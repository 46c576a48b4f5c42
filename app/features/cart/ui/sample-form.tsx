import { useEffect, useRef, useState, type FormEvent } from 'react';
import { availabilityOf } from '~/features/catalog/availability';
import type { Sample } from '~/features/catalog/sample';
import { Button } from '~/ui/button';
import { ChevronIcon } from '~/ui/icons';
import { useLocale } from '~/ui/locale';
import { formatMoney, sumOf } from '~/ui/money';
import { Picture } from '~/ui/picture';
import { lineToAdd } from '../line-to-add';
import { useAddSeveral, variantsIn } from './add-to-cart/use-add-several';
import { ProblemText } from './cart-form';

interface Props {
  samples: readonly Sample[];
  checked: readonly string[];
}

export function OrderSamples({ samples, checked }: Props) {
  const locale = useLocale();
  const [first] = samples;
  if (!first) return null;
  return (
    <details className="group/samples mt-3 small">
      <summary className="flex min-h-11 w-fit items-center gap-2 text-muted">
        Order samples · {formatMoney(first.price, locale)} each
        <ChevronIcon className="size-4 eased group-open/samples:rotate-180" />
      </summary>
      <div className="pt-2 pb-4">
        <SampleForm samples={samples} checked={checked} />
      </div>
    </details>
  );
}

const sampleLine = { colour: null, sizeTerm: 'Finish', isSample: true } as const;
const noneChosen = 'Please choose at least one finish.';

export function SampleForm({ samples, checked }: Props) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(checked);
  const [none, setNone] = useState(false);
  const readForm = () => {
    const variants = form.current ? variantsIn(new FormData(form.current)) : [];
    setChosen(variants);
    if (variants.length > 0) setNone(false);
  };
  // Checkboxes may have changed before hydration.
  useEffect(readForm, []);
  const { onSubmit, phase, problem } = useAddSeveral('The samples were added to your bag.', (ids) =>
    samples
      .filter(({ firstVariant }) => ids.includes(firstVariant.id))
      .flatMap((sample) => {
        const line = lineToAdd(sample, sample.firstVariant, 1);
        return line ? [{ ...line, ...sampleLine, size: sample.finish }] : [];
      }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isEmpty = variantsIn(new FormData(event.currentTarget)).length === 0;
    setNone(isEmpty);
    if (!isEmpty) return onSubmit(event);
    event.preventDefault();
  };
  const phases = { adding: 'Adding to bag', added: 'Added to bag' };
  return (
    <form
      ref={form}
      method="post"
      action="/cart"
      data-in-place
      onSubmit={submit}
      onChange={readForm}
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value="add-all" />
      <fieldset>
        <legend className="mb-2 small">Finishes</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {samples.map((sample) => (
            <SampleTile
              key={sample.firstVariant.id}
              sample={sample}
              defaultChecked={checked.includes(sample.firstVariant.id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3">
        <Button wide aria-disabled={phase === 'adding' || undefined}>
          {phase === 'idle' ? addLabel(samples, chosen, locale) : phases[phase]}
        </Button>
        <ProblemText text={none ? noneChosen : problem} />
      </div>
    </form>
  );
}

function addLabel(samples: readonly Sample[], chosen: readonly string[], locale: string): string {
  const wanted = samples.filter(({ firstVariant }) => chosen.includes(firstVariant.id));
  const [first] = wanted;
  if (!first) return 'Add samples to bag';
  const sum = sumOf(wanted.map(({ price }) => price.amount));
  const amount = formatMoney({ ...first.price, amount: sum }, locale);
  return `Add ${wanted.length === 1 ? '1 sample' : `${wanted.length} samples`}, ${amount}`;
}

function SampleTile({ sample, defaultChecked }: { sample: Sample; defaultChecked: boolean }) {
  const { finish, firstVariant, images } = sample;
  const [image] = images;
  const isOut = availabilityOf(firstVariant).button !== 'add';
  return (
    <label className="relative block">
      <input
        type="checkbox"
        name="merchandise"
        value={firstVariant.id}
        defaultChecked={defaultChecked && !isOut}
        disabled={isOut}
        className="peer absolute top-2 left-2 size-6 accent-ink"
      />
      <span className="block h-full border border-stone outline-2 -outline-offset-2 outline-transparent peer-checked:border-ink peer-checked:outline-ink peer-hover:border-ink peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
        {image ? (
          <Picture
            src={image.src}
            alt=""
            width={240}
            height={240}
            className="aspect-square w-full bg-sand object-cover"
          />
        ) : (
          <span className="block aspect-square bg-sand" />
        )}
        <span
          className={`block px-2 py-1.5 text-center small wrap-anywhere ${isOut ? 'text-muted line-through' : ''}`}
        >
          {finish}
        </span>
      </span>
    </label>
  );
}
