/** The properties of data of unknown form. Empty if it isn't an object. */
export const recordOf = (data: unknown): Record<string, unknown> => Object(data);
