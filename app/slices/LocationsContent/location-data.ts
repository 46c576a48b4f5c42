import type { Store } from 'schema-dts';
import { weekdays, type DayHours, type OpeningHours } from '~/features/content/opening-hours';
import type { RichText } from '~/features/content/rich-text';
import { wordsIn } from '~/slices/Faqs/questions';

const clock = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/** Google reads equal times as closed, so a shop that never closes ends at 23:59. */
const spanOf = ({ from, to }: DayHours[number]) => ({
  opens: clock(from),
  closes: to - from === 24 * 60 ? '23:59' : clock(to),
});

const schemaDays = weekdays.map(
  (day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`,
);

interface Place {
  name: string;
  address: RichText;
  phone: string;
  image: { src: string } | null;
}

/** Structured data of a shop with opening hours. */
export function storeData(
  { name, address, phone, image }: Place,
  { days, exceptions }: OpeningHours,
): Exclude<Store, string> {
  return {
    '@type': 'Store',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: linesOf(address).join(', '),
    },
    ...(phone && { telephone: phone }),
    ...(image && { image: image.src }),
    openingHoursSpecification: days.flatMap((hours, index) =>
      (hours ?? []).map((range) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: schemaDays[index] as 'https://schema.org/Monday',
        ...spanOf(range),
      })),
    ),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.flatMap(({ date, hours }) =>
        (hours.length > 0 ? hours.map(spanOf) : [{ opens: '00:00', closes: '00:00' }]).map(
          (span) => ({
            '@type': 'OpeningHoursSpecification' as const,
            validFrom: date,
            validThrough: date,
            ...span,
          }),
        ),
      ),
    }),
  };
}

/** The address's paragraphs. */
const linesOf = (field: RichText): string[] =>
  field
    .flatMap((node) => wordsIn(node).split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
