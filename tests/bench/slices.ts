/** How the time to render grows with the number of slices: `npx tsx tests/bench/slices.ts`. Nothing is asserted. */
import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PageSlice } from '../../app/slices/page-slice';
import { readSlices } from '../../app/slices/read-slices';
import { SliceZone } from '../../app/slices/slice-zone';

const folder = new URL('../../app/slices/', import.meta.url);
const mocks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(
    ({ name }) =>
      JSON.parse(readFileSync(new URL(`${name}/mocks.json`, folder), 'utf8')) as unknown[],
  );
const loaded = { products: [], posts: [], over: [], form: true };

function render(count: number): number {
  const zone = Array.from({ length: count }, (_, index) => mocks[index % mocks.length]);
  const began = performance.now();
  const slices = readSlices(zone).slices.map((slice) => ({ ...slice, ...loaded }) as PageSlice);
  const router = createMemoryRouter([{ path: '*', element: createElement(SliceZone, { slices }) }]);
  renderToString(createElement(RouterProvider, { router }));
  return performance.now() - began;
}

/** Whole sets of the nineteen, so that each size has the same mixture. */
const sizes = [19, 19 * 4, 19 * 10];
for (let warm = 0; warm < 30; warm += 1) render(19);
const times = sizes.map((size) => {
  const runs = Array.from({ length: 15 }, () => render(size)).sort((a, b) => a - b);
  return { size, ms: runs[7]! };
});
for (const { size, ms } of times) {
  console.log(
    `${String(size).padStart(4)} slices ${ms.toFixed(2)} ms, ${(ms / size).toFixed(3)} ms each`,
  );
}
console.log(
  `ratio of time to ratio of slices: ${(times[2]!.ms / times[0]!.ms / 10).toFixed(2)} (1 is linear)`,
);
