/** Lets callers read any property of unknown data. Null and undefined become an empty object. */
export const recordOf = (data: unknown): Record<string, unknown> => Object(data);
