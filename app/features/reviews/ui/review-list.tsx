import { formatDate } from '~/ui/date';
import { List } from '~/ui/list';
import { useLocale } from '~/ui/locale';
import { Picture } from '~/ui/picture';
import { pictureUrl } from '~/ui/picture-url';
import { starsInText } from '~/ui/stars-in-text';
import { excerptOf, type Review } from '../reviews';

interface Props {
  reviews: readonly Review[];
  heading: 'h2' | 'h3';
  /** Cuts long texts. */
  short?: boolean;
}

export const ReviewList = ({ reviews, heading, short = false }: Props) => (
  <List className="wrap-anywhere divided">
    {reviews.map((review) => (
      // Reviews can be in any language.
      <li key={review.id} className="py-6" dir="auto">
        <ReviewItem review={review} Heading={heading} short={short} />
      </li>
    ))}
  </List>
);

function ReviewItem({
  review,
  Heading,
  short,
}: {
  review: Review;
  Heading: 'h2' | 'h3';
  short: boolean;
}) {
  const { stars, title, text, author, date, verified, variant, pictures, answer } = review;
  const locale = useLocale();
  return (
    <>
      <p role="img" aria-label={`${stars} out of 5`} className="small text-brass">
        {starsInText(stars)}
      </p>
      {title && <Heading className="mt-1 font-sans font-medium">{title}</Heading>}
      <Paragraphs text={short ? excerptOf(text) : text} />
      <List className="mt-4 flex flex-wrap gap-3">
        {pictures.map(({ src, alt }) => (
          <li key={src}>
            <a href={pictureUrl(src, { width: 1600 })}>
              <Picture
                src={src}
                alt={alt || `Photo by ${author}`}
                width={88}
                height={88}
                className="size-22 object-cover"
              />
            </a>
          </li>
        ))}
      </List>
      <p className="mt-3 flex flex-wrap gap-x-3 small text-muted">
        <bdi>{author}</bdi>
        {[formatDate(date, locale), verified ? 'Verified buyer' : '', variant ?? '']
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{` ${fact}`}</span>
          ))}
      </p>
      {answer && (
        <div className="mt-4 border-l-2 border-brass pl-5 small">
          <p className="font-medium">
            {['Our reply', answer.date && formatDate(answer.date, locale)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <Paragraphs text={answer.text} />
        </div>
      )}
    </>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line, index) => (
      <p key={index} className="mt-2">
        {line}
      </p>
    ));
