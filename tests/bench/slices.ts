/**
 * Measures the CPU time of content pages with 1, 50 and 200 slices. At each size, every kind of slice
 * has a page that starts with it and continues with the other kinds, in a fixed order. So all kinds
 * are measured equally often, even with one slice per page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { startBenchWorld } from './bench-world';

const sizes = [1, 50, 200] as const;
/** The highest allowed ratio of the CPU time per slice to that at the next smaller size. */
const highestRatio = 1.15;

const folder = new URL('../../app/slices/', import.meta.url);
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const mocks = JSON.parse(readFileSync(new URL(`${name}/mocks.json`, folder), 'utf8'));
    return (mocks as object[])[0]!;
  });

/** Documents are named `slices-{number}-{first kind}`. */
function answerSearch(url: URL): Response | null {
  const asked = /my\.page\.uid, ?"slices-(\d+)-(\d+)"/.exec(url.searchParams.getAll('q').join());
  if (!asked) return null;
  const [count, first] = [Number(asked[1]), Number(asked[2])];
  const body = Array.from({ length: count }, (_, index) => kinds[(first + index) % kinds.length]);
  const document = {
    id: `slices-${count}-${first}`, uid: `slices-${count}-${first}`, type: 'page', lang: 'en-us',
    tags: [], first_publication_date: null, last_publication_date: null, alternate_languages: [],
    data: { title: `${count} slices`, body },
  }; // prettier-ignore
  const found = { page: 1, total_pages: 1, results_size: 1, total_results_size: 1 };
  return Response.json({ ...found, results: [document] });
}

/** Returns how many ratios are too high. */
export async function measureSlices(rounds: number): Promise<number> {
  const world = await startBenchWorld(120, {}, answerSearch);
  const get = async (size: number, first: number) => {
    const path = `/pages/slices-${size}-${first}`;
    const { status } = await world.shopper.get(path, { 'accept-encoding': 'identity' });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
  const cpu = sizes.map(() => Infinity);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, size] of sizes.entries()) {
      const before = world.cpu();
      for (const first of kinds.keys()) await get(size, first);
      const spent = (world.cpu() - before) / kinds.length;
      if (round > 0) cpu[index] = Math.min(cpu[index]!, spent);
    }
  }
  await world.stop();
  console.log(
    `\nslices: ${sizes.join(', ')} on a page, all ${kinds.length} kinds, ${rounds} rounds`,
  );
  let failed = 0;
  for (const [index, size] of sizes.entries()) {
    const each = cpu[index]! / size;
    const ratio = index > 0 ? each / (cpu[index - 1]! / sizes[index - 1]!) : 1;
    if (ratio > highestRatio) failed += 1;
    console.log(
      `${ratio <= highestRatio ? 'ok    ' : 'FAILED'} ${String(size).padStart(3)} slices   ` +
        `CPU ${cpu[index]!.toFixed(1)} ms   each ${each.toFixed(2)} ms` +
        (index > 0 ? `   ratio ${ratio.toFixed(2)}` : ''),
    );
  }
  return failed;
}
