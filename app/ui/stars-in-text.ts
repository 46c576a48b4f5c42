/** '★★★★☆'. */
export const starsInText = (stars: number, of = 5): string =>
  '★'.repeat(stars) + '☆'.repeat(of - stars);
