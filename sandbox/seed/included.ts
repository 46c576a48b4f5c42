import type { Design } from './designs/design';

const byFamily: Partial<Record<string, string[]>> = {
  pendant: ['Shade with its lamp holder', '2 m of cable', 'Connector block and cable grip'],
  'wall-light': ['Wall light', 'Backplate, screws and wall plugs'],
  'table-lamp': ['Lamp with its shade', 'Cord with an in-line dimmer', 'Plug for your country'],
  mirror: ['Mirror', 'Screws and wall plugs', 'Drilling template'],
  stool: ['Stool, assembled', 'Felt pads for hard floors'],
  chair: ['Chair, assembled', 'Felt pads for hard floors'],
  'side-table': ['Side table', 'Felt pads for hard floors'],
  shelf: ['Shelf', 'Screws and wall plugs'],
};

/** `facts.included`; empty for small things. */
export function includedIn({ name, family, shape }: Design): string[] {
  return [
    ...(byFamily[family] ?? []),
    ...(shape === 'bracket' ? ['Two brackets'] : []),
    ...(family === 'wall-light' && name !== 'Lowen' ? ['G9 LED bulb'] : []),
  ];
}
