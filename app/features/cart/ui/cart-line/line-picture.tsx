import { Picture } from '~/ui/picture';
import type { CartLine } from '../../cart';

/** A line's picture, requested at 300 × 300. Its alt text is empty, because the title stands beside it. */
export function LinePicture({
  line,
  className,
}: {
  line: Pick<CartLine, 'image'>;
  className: string;
}) {
  if (!line.image) return <div className={`bg-sand ${className}`} />;
  return (
    <Picture
      src={line.image.src}
      alt=""
      width={300}
      height={300}
      className={`bg-sand object-cover ${className}`}
    />
  );
}
