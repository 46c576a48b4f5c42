import { RichText } from '~/features/content/ui/rich-text';
import type { SliceProps } from '../slice-props';
import type { ContentSlice } from './schema';

/** Running text. */
export function Content({ slice: { primary } }: SliceProps<ContentSlice>) {
  const width = primary.width === 'wide' ? 'max-w-[58rem]' : 'max-w-[42rem]';
  return (
    <section className="frame py-10 md:py-14">
      <div className={`mx-auto ${width}`}>
        {primary.title && <h2 className="mb-5 heading-md">{primary.title}</h2>}
        <RichText field={primary.text} className="text-[1.0625rem]" />
      </div>
    </section>
  );
}
