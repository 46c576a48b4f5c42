import { RichText } from '~/features/content/ui/rich-text';
import { PlusIcon } from '~/ui/icons';
import type { SliceProps } from '../slice-props';
import type { FaqsSlice } from './schema';

/** Questions that open to their answers. */
export function Faqs({ slice: { primary, items } }: SliceProps<FaqsSlice>) {
  return (
    <section className="frame py-8 md:py-10">
      <div className="mx-auto max-w-[42rem]">
        {primary.title && <h2 className="mb-5 heading-md">{primary.title}</h2>}
        <div className="border-b border-stone">
          {items.map(({ question, answer }, index) => (
            <details key={index} className="group border-t border-stone">
              <summary className="flex items-center justify-between gap-6 py-4.5 font-medium">
                {question}
                <PlusIcon className="size-4 shrink-0 transition-transform group-open:rotate-45" />
              </summary>
              <RichText field={answer} className="pr-10 pb-6 text-muted" />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
