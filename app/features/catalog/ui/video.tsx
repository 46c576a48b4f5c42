import { pictureUrl } from '~/ui/picture-url';
import type { ProductVideo } from '../product';

interface Props {
  id: string;
  film: ProductVideo;
  /** The product's title, for a video without alt text. */
  title: string;
}

/**
 * A video with the browser's own controls, which need no scripts. Nothing is loaded before it is
 * played, and its space is reserved.
 */
export const Video = ({ id, film: { sources, poster, alt }, title }: Props) => (
  // Product videos have no speech to caption.
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
