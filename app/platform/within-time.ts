/** What a wait ends with that took too long. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime';
}

/** The result of `work`; rejects with `NotInTime` when it takes longer than `ms`. What `work` does goes on. */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotInTime(`Not there after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
