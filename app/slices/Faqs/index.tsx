import { RichText } from '~/features/content/ui/rich-text';
import { Accordion } from '~/ui/accordion';
import type { SliceProps } from '../slice-props';
import type { FaqsSlice } from './schema';

/** Questions that open to their answers. */
export function Faqs({ slice: { primary, items } }: SliceProps<FaqsSlice>) {
  return (
    <section className="frame py-8 md:py-10">
      <div className="mx-auto max-w-[42rem]">
        {primary.title && <h2 className="mb-5 heading-md">{primary.title}</h2>}
        <Accordion
          items={items.map(({ question, answer }) => ({
            title: question,
            body: <RichText field={answer} />,
          }))}
        />
      </div>
    </section>
  );
}
