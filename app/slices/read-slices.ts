import * as v from 'valibot';
import type { ParsedSlice, SliceType } from '~/slices/page-slice';
import { schemas } from '~/slices/schemas';

const envelope = v.looseObject({
  id: v.fallback(v.string(), ''),
  slice_type: v.string(),
});

const isKnown = (type: string): type is SliceType => Object.hasOwn(schemas, type);

/** Parses a slice zone. `skipped`: reasons why slices were left out (unknown type, invalid fields). */
export function readSlices(zone: readonly unknown[]): { slices: ParsedSlice[]; skipped: string[] } {
  const slices: ParsedSlice[] = [];
  const skipped: string[] = [];
  zone.forEach((stored, index) => {
    const slice = v.safeParse(envelope, stored);
    if (!slice.success) return void skipped.push(`${index}: no slice`);
    const { id, slice_type: type } = slice.output;
    if (!isKnown(type)) return void skipped.push(`${index}: ${type} is unknown`);
    const parsed = v.safeParse(schemas[type], stored);
    if (!parsed.success) return void skipped.push(`${index}: ${type} cannot be read`);
    // The schema was looked up by type, so both match.
    slices.push({ ...parsed.output, type, id: `${id || type}-${index}` } as ParsedSlice);
  });
  return { slices, skipped };
}
