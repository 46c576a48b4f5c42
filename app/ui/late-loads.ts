/** Code of late components on the first page, for which hydration waits. See `late-component.tsx`. */
export const lateLoads: Promise<unknown>[] = [];
