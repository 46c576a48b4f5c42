export class NotInTime extends Error {
  override readonly name = 'NotInTime';
}

/** Rejects with `NotInTime` after `ms`, but doesn't stop `work`. */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotInTime(`Not there after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
