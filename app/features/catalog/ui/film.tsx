import { pictureUrl } from '~/ui/picture-url';
import type { ProductVideo } from '../product';

interface Props {
  id: string;
  film: ProductVideo;
  /** Of the product, for a film that says nothing of itself. */
  title: string;
}

/**
 * A film with the browser's own controls, which need no scripts. Nothing of it is loaded before it is
 * played, and its square is there from the start.
 */
export const Film = ({ id, film: { sources, poster, alt }, title }: Props) => (
  // What shops film of their goods has no words to caption.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  <video
    id={id}
    poster={poster ? pictureUrl(poster, { width: 900 }) : undefined}
    controls
    playsInline
    preload="none"
    aria-label={alt || `A film of ${title}`}
    className="aspect-square w-full bg-sand object-contain -outline-offset-4 print:hidden"
  >
    {sources.map(({ src, type }) => (
      <source key={src} src={src} type={type} />
    ))}
    <a href={sources.at(-1)?.src}>{alt || `A film of ${title}`}</a>
  </video>
);
