/** Limits for the names in a flash message, because the cookie's maximum size is 4 KB. */
const maxNames = 5;
const maxLength = 60;

export const truncateName = (name: string): string => name.slice(0, maxLength);

/** `more`: how many were left out. */
export const limitNames = <T>(all: readonly T[]): { few: T[]; more: number } => {
  const few = all.slice(0, maxNames);
  return { few, more: all.length - few.length };
};
