import { Picture } from '~/ui/picture';
import type { CartLine } from '../../cart';

/** Empty alt text, because the title follows. */
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
