import { trusted } from './clean-html';

const drawings = import.meta.env.SSR && {
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  chevron: <path d="M6 9l6 6 6-6" />,
  check: <path d="M4 12.5l5.5 5.5L20 6.5" />,
  'arrow-left': <path d="M20 12H4m6-6l-6 6 6 6" />,
  'arrow-right': <path d="M4 12h16m-6-6l6 6-6 6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  play: <path d="M8 5.5v13l10-6.5z" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </>
  ),
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c.8-4.2 3.9-6.3 8-6.3s7.2 2.1 8 6.3" />
    </>
  ),
  heart: (
    <path d="M12 20.3C5.5 15.8 3 12.4 3 9.1 3 6.4 5.1 4.5 7.5 4.5c1.9 0 3.5 1 4.5 2.8 1-1.8 2.6-2.8 4.5-2.8C18.9 4.5 21 6.4 21 9.1c0 3.3-2.5 6.7-9 11.2z" />
  ),
  bag: (
    <>
      <path d="M5 8h14l1 13H4L5 8z" />
      <path d="M8.5 10.5V7a3.5 3.5 0 017 0v3.5" />
    </>
  ),
  truck: (
    <>
      <path d="M2.5 6.5h11.5v10.5H2.5zM14 10h4l3.5 3.5V17H14z" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17.5" cy="17.5" r="2" />
    </>
  ),
  return: <path d="M4 9h11a5 5 0 010 10H8M4 9l4-4M4 9l4 4" />,
  finish: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17M12 8h7.5M12 12h8.5M12 16h7.5" />
    </>
  ),
  care: (
    <path d="M12 21c-4.7 0-7-3.2-7-6.8C5 9.5 9 7 12 3c3 4 7 6.5 7 11.2 0 3.6-2.3 6.8-7 6.8zM12 21v-8" />
  ),
};

export type IconName = keyof Exclude<typeof drawings, false>;

const circle = <circle cx="10" cy="10" r="9.5" stroke="#1f1d1a" strokeOpacity="0.25" />;

const symbols = drawings && (
  <>
    {Object.entries(drawings).map(([name, drawing]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        {drawing}
      </symbol>
    ))}
    <symbol id="swatch" viewBox="0 0 20 20">
      {circle}
    </symbol>
    <symbol id="no-swatch" viewBox="0 0 20 20">
      {circle}
      <path d="M4 16L16 4" stroke="#1f1d1a" strokeOpacity="0.5" />
    </symbol>
  </>
);

const id = 'drawings';
/** Browsers keep the server's markup, so their bundle has no drawings. */
const served = import.meta.env.SSR
  ? undefined
  : { __html: trusted(document.getElementById(id)?.innerHTML ?? '') };

export const IconDrawings = () => (
  <svg id={id} className="hidden" suppressHydrationWarning dangerouslySetInnerHTML={served}>
    {symbols || undefined}
  </svg>
);
