/** The URL's `pageNo`, 0-based; 0 for anything invalid. */
export const pageNumber = ({ searchParams }: URL): number => {
  const text = searchParams.get('pageNo') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
};
