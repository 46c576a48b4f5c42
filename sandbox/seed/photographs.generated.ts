/** Written by `tsx sandbox/photography/list.ts`: which pictures are photographs, and their size. */
export const photographs: Record<string, [width: number, height: number]> = {
  'brae-pendant-brass-1': [720, 720],
  'brae-pendant-nickel-1': [720, 720],
  'halden-pendant-aged-brass-1': [720, 720],
  'halden-pendant-black-1': [720, 720],
  'halden-pendant-brass-1': [720, 720],
  'halden-pendant-white-1': [720, 720],
  'orsta-pendant-aged-brass-1': [720, 720],
  'orsta-pendant-black-1': [720, 720],
  'orsta-pendant-white-1': [720, 720],
  'rooms/home-hero-tall': [720, 900],
  'rooms/home-hero': [1440, 720],
  'sorrel-pendant-black-1': [720, 720],
  'sorrel-pendant-brass-1': [720, 720],
  'sorrel-pendant-nickel-1': [720, 720],
  'tarn-pendant-fern-1': [720, 720],
  'tarn-pendant-linen-1': [720, 720],
};
