/** A circle of colour; `colour` must come from `parseHex`. SVG, because the CSP forbids inline styles. */
export function Swatch({
  colour,
  className = 'size-5',
}: {
  colour: string | null;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true" focusable="false">
      <circle
        cx="10"
        cy="10"
        r="9.5"
        fill={colour ?? '#fff'}
        stroke="#1f1d1a"
        strokeOpacity="0.25"
      />
      {!colour && <path d="M4 16L16 4" stroke="#1f1d1a" strokeOpacity="0.5" />}
    </svg>
  );
}
