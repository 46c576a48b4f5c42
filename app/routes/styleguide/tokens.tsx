import { Sample, Section } from './section';

/** Tailwind finds only complete class names. */
const colours = [
  ['paper', 'bg-paper', 'The page'],
  ['sand', 'bg-sand', 'A quiet band, a picture on its way'],
  ['stone', 'bg-stone', 'Lines'],
  ['muted', 'bg-muted', 'Quiet text, frames of fields'],
  ['ink', 'bg-ink', 'Text, main buttons'],
  ['brass', 'bg-brass', 'Accents, dots'],
  ['moss', 'bg-moss', 'Ribbon and footer'],
  ['sale', 'bg-sale', 'Sale, errors'],
  ['ok', 'bg-ok', 'What went well'],
] as const;

const type = [
  ['heading-xl', 'heading-xl', 'Light, where you live'],
  ['heading-lg', 'heading-lg', 'By room and by use'],
  ['heading-md', 'heading-md', 'Made to be mended'],
  ['heading-sm', 'heading-sm', 'How high to hang a pendant'],
  ['lead', 'text-lead', 'Pendants, hardware and table pieces made slowly.'],
  ['body', 'text-body', 'Every light we sell comes apart with one small screwdriver.'],
  ['small', 'small', 'Taxes and delivery are calculated at checkout.'],
  ['fine', 'text-fine', 'Free delivery across the United States'],
  ['eyebrow', 'eyebrow', 'The new collection'],
] as const;

const spaces = [
  ['1', 'w-1'], ['2', 'w-2'], ['4', 'w-4'], ['6', 'w-6'], ['8', 'w-8'], ['12', 'w-12'], ['22', 'w-22'],
  ['side', 'w-side'], ['side-wide', 'w-side-wide'], ['ribbon', 'w-ribbon'], ['bar', 'w-bar'],
] as const; // prettier-ignore

const shapes = [
  ['square', ''],
  ['soft', 'rounded-soft'],
  ['chip', 'rounded-chip'],
  ['float', 'shadow-float'],
] as const;

const breakpoints = [
  ['sm', '640 px', 'more columns on large phones'],
  ['md', '768 px', 'tablet; the outdated-browser banner stands in one line'],
  ['bag', '844 px', 'search shows 12 results in place of 10'],
  ['lg', '992 px', 'the desktop menu; below it the full-screen one, 40 px from the top'],
  ['xl', '1280 px', 'four cards a row'],
] as const;

export const Tokens = () => (
  <Section title="Tokens">
    <Sample title="Colour">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {colours.map(([name, ground, use]) => (
          <li key={name}>
            <div className={`h-20 border border-stone ${ground}`} />
            <p className="mt-2">{name}</p>
            <p className="small text-muted">{use}</p>
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title="Type: Newsreader and Instrument Sans">
      <dl className="grid gap-5">
        {type.map(([name, look, text]) => (
          <div key={name} className="grid gap-x-8 md:grid-cols-[8rem_1fr] md:items-baseline">
            <dt className="small text-muted">{name}</dt>
            <dd className={`min-w-0 break-words ${look}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </Sample>
    <Sample title="Space">
      <ul className="flex flex-wrap items-end gap-6">
        {spaces.map(([name, width]) => (
          <li key={name} className="small text-muted">
            <div className={`mb-2 h-6 bg-brass ${width}`} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title="Corners and shadow">
      <ul className="flex flex-wrap gap-6">
        {shapes.map(([name, look]) => (
          <li key={name} className="small text-muted">
            <div className={`mb-3 h-16 w-28 border border-stone ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title="Motion: quick 160 ms, calm 420 ms, easing settle; none for those who ask for none">
      <div className="flex gap-6">
        {(['duration-quick', 'duration-calm'] as const).map((duration) => (
          <div
            key={duration}
            className={`grid h-16 w-40 place-items-center bg-sand small transition-colors ease-settle hover:bg-brass hover:text-paper ${duration}`}
          >
            {duration}
          </div>
        ))}
      </div>
    </Sample>
    <Sample title="Breakpoints">
      <ul className="small">
        {breakpoints.map(([name, from, what]) => (
          <li key={name} className="flex gap-6 border-t border-stone py-2">
            <span className="w-8">{name}</span>
            <span className="w-20 shrink-0 tabular">{from}</span>
            <span className="text-muted">{what}</span>
          </li>
        ))}
      </ul>
    </Sample>
  </Section>
);
