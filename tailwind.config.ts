import type { Config } from 'tailwindcss';

/** Design tokens; `/styleguide` shows them. Text colors have AA contrast on `paper` and `sand`. */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        /** Backgrounds and dividers. */
        paper: '#faf8f4',
        sand: '#f0ebe2',
        stone: '#d8d0c4',
        ink: '#1d1b18',
        muted: '#635b50',
        brass: '#7a5a2c',
        moss: '#2c362f',
        /** Semantic colors. */
        sale: '#9b3a26',
        ok: '#3a674b',
      },
      /** The fallbacks in `app/styles/fonts.css` have the same metrics, so loading a font shifts nothing. */
      fontFamily: {
        serif: ['Newsreader', '"Newsreader Fallback"', 'Georgia', 'serif'],
        sans: ['"Instrument Sans"', '"Instrument Sans Fallback"', 'Arial', 'sans-serif'],
      },
      /**
       * Font size and line height. `heading-*` utilities scale from `display` to `heading` with the viewport's width.
       */
      fontSize: {
        display: ['4.75rem', { lineHeight: '1', letterSpacing: '-0.03em' }],
        title: ['3rem', { lineHeight: '1.06', letterSpacing: '-0.022em' }],
        heading: ['1.875rem', { lineHeight: '1.15', letterSpacing: '-0.015em' }],
        subheading: ['1.3125rem', { lineHeight: '1.28', letterSpacing: '-0.008em' }],
        lead: ['1.125rem', { lineHeight: '1.6' }],
        body: ['1rem', { lineHeight: '1.6' }],
        note: ['0.875rem', { lineHeight: '1.55' }],
        fine: ['0.8125rem', { lineHeight: '1.4' }],
        label: ['0.75rem', { lineHeight: '1.4', letterSpacing: '0.09em' }],
      },
      /** Page padding and header heights. All other spacing uses Tailwind's 4 px steps. */
      spacing: { side: '1.25rem', 'side-wide': '3rem', ribbon: '2.5rem', bar: '4.5rem' },
      /** The page width, and the width of running text with 60 to 75 characters per line. */
      maxWidth: { page: 'var(--page-width)', text: '36rem' },
      /** Square by default, slightly rounded on floating elements, fully rounded on chips. */
      borderRadius: { soft: '2px', chip: '999px' },
      transitionDuration: { quick: '160ms', calm: '420ms' },
      transitionTimingFunction: { settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      /**
       * 640, 768, 844, 992, 1280 and 1920 px, in rem so that larger font sizes get roomier layouts. From `bag`, the
       * search overlay shows more results; from `lg`, the desktop menu appears; from `wide`, product lists have five
       * columns.
       */
      screens: {
        sm: '40rem',
        md: '48rem',
        bag: '52.75rem',
        lg: '62rem',
        xl: '80rem',
        wide: '120rem',
      },
    },
  },
} satisfies Config;
