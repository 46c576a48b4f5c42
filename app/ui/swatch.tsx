/** `colour` must come from `parseHex`. An SVG, because the CSP forbids inline styles. */
export function Swatch({ colour, className }: { colour: string | null; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" fill={colour ?? '#fff'}>
      <use href={colour ? '#swatch' : '#no-swatch'} />
    </svg>
  );
}
