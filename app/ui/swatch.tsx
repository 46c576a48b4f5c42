import { Picture } from './picture';

/** `colour` must come from `parseHex`. An SVG, because the CSP forbids inline styles. */
export function Swatch({ colour, className }: { colour: string | null; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" fill={colour ?? '#fff'}>
      <use href={colour ? '#swatch' : '#no-swatch'} />
    </svg>
  );
}

/** A picture's URL, for example of a fabric. */
export const PictureSwatch = ({ src, className = '' }: { src: string; className?: string }) => (
  <Picture
    src={src}
    alt=""
    width={32}
    height={32}
    className={`rounded-full object-cover ${className}`.trim()}
  />
);
