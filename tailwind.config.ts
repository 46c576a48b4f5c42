import type { Config } from 'tailwindcss';

/** The brand's tokens. Text colours are AA on `paper` and on `sand`. */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        paper: '#faf8f5',
        sand: '#efeae2',
        stone: '#d9d2c7',
        ink: '#1f1d1a',
        muted: '#655e54',
        brass: '#7d5f33',
        sale: '#9b3a26',
        ok: '#3d6b4f',
      },
      fontFamily: {
        serif: [
          '"Iowan Old Style"',
          '"Palatino Linotype"',
          'Palatino',
          'P052',
          '"Book Antiqua"',
          'Georgia',
          'serif',
        ],
        sans: [
          '-apple-system',
          'BlinkMacSystemFont',
          '"Segoe UI"',
          '"Helvetica Neue"',
          'Helvetica',
          'Arial',
          'sans-serif',
        ],
      },
      /** `bag` is where the drawer and the search overlay stop filling the screen (spec §9). */
      screens: { sm: '640px', md: '768px', bag: '844px', lg: '992px', xl: '1280px' },
    },
  },
} satisfies Config;
