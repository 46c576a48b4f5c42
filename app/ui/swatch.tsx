/**
 * A circle of colour; `colour` must come from `parseHex`. SVG, because the CSP forbids inline styles. The circle is drawn
 * in `icons.tsx`, once for all of a page.
 */
export function Swatch({ colour, className }: { colour: string | null; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" fill={colour ?? '#fff'}>
      <use href={colour ? '#swatch' : '#no-swatch'} />
    </svg>
  );
}
