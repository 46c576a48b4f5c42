import { RichText } from '~/features/content/ui/rich-text';
import type { SliceProps } from '~/slices/page-slice';
import { Split } from '~/slices/split';
import { DeliveryPrices } from './delivery-prices';

export function Content({ slice: { primary, delivery } }: SliceProps<'content'>) {
  const { title, text } = primary;
  const under = title ? 2 : 1;
  const heading = title && <h2 className="heading-md">{title}</h2>;
  const table = delivery && <DeliveryPrices table={delivery} />;
  if (primary.width === 'wide') {
    const Element = heading ? 'section' : 'div';
    return (
      <Element className="frame py-8 md:py-10 lg:py-14">
        {heading}
        <RichText
          field={text}
          under={under}
          className="mt-5 max-w-text text-[1.0625rem] lg:max-w-none lg:columns-2 lg:gap-20"
        />
        {table}
      </Element>
    );
  }
  return (
    <Split aside={heading}>
      <RichText field={text} under={under} className="max-w-text text-[1.0625rem]" />
      {table}
    </Split>
  );
}
