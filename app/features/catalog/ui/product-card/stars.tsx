import { useLocale } from '~/ui/locale';
import { formatNumber } from '~/ui/number-format';
import { starsInText } from '~/ui/stars-in-text';
import type { Rating } from '../../product';

interface Props {
  rating: Rating | null;
  full?: boolean;
  className?: string;
}

/** Renders nothing without reviews. */
export function Stars({ rating, full, className = '' }: Props) {
  const locale = useLocale();
  if (!rating) return null;
  const { value, best, count } = rating;
  const mean = formatNumber(value, locale, 1, 1);
  const reviews = `${count} review${count === 1 ? '' : 's'}`;
  const stars = full && best <= 10 ? starsInText(Math.round(value), Math.round(best)) : '★';
  return (
    <p
      role="img"
      aria-label={`${mean} out of ${best}, ${reviews}`}
      className={`small text-muted ${className}`.trim()}
    >
      {`${stars} ${mean} (${full ? reviews : count})`}
    </p>
  );
}
