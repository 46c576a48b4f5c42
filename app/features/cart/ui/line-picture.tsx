import { Picture } from '~/ui/picture';
import type { BagLine } from '../cart';

/** The picture of a line, asked for at 300 × 300 (spec §2). The title beside it says what it is. */
export function LinePicture({
  line,
  className,
}: {
  line: Pick<BagLine, 'image'>;
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
