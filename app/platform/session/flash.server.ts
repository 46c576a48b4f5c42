import * as v from 'valibot';

/** A message or value for the next page. */
export interface Flash<T> {
  /** Unique in the shop. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Values that don't fit `schema`, for example from another release, are ignored. */
export const flashOf = <T>(name: string, schema: v.GenericSchema<unknown, T>): Flash<T> => ({
  name,
  schema,
});

export const textFlash = (name: string): Flash<string> => flashOf(name, v.string());

/** Not a boolean, because earlier releases wrote 'yes'. */
export const yesFlash = (name: string): Flash<'yes'> => flashOf(name, v.literal('yes'));
