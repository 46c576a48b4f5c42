/** Customers' reviews as pages show them, and the addresses of their pages. Safe in the browser. */

export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  /** '' for none. */
  title: string;
  text: string;
  author: string;
  /** yyyy-MM-dd. */
  date: string;
  /** Written by somebody who has bought the product. */
  verified: boolean;
  variant: string | null;
  pictures: { src: string; alt: string; width: number; height: number }[];
  /** The shop's. */
  answer: { text: string; date: string | null } | null;
}

/** Of all reviews of a product. */
export interface ReviewSummary {
  /** The average of one to five stars; null without reviews. */
  rating: number | null;
  count: number;
  /** How many gave five stars, four, three, two and one. */
  counts: number[];
}

export interface ReviewPage {
  summary: ReviewSummary;
  reviews: Review[];
}

export const reviewsPerPage = 10;
/** On the product's own page. */
export const firstReviews = 3;

/** The orders of the reviews' page; the first is the default. */
export const reviewSorts = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
} as const;
export type ReviewSort = keyof typeof reviewSorts;

export interface ReviewQuery {
  /** From 1. */
  page: number;
  sort: ReviewSort;
}

/** Reads `page` and `sort` of an address; what is no page or order is the first. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const page = params.get('page') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    sort: isSort(sort) ? sort : 'newest',
  };
}

const isSort = (text: string): text is ReviewSort => Object.hasOwn(reviewSorts, text);

/** The address of a page of reviews; without a query the first one. */
export function reviewsPath(handle: string, query: Partial<ReviewQuery> = {}): string {
  const { page = 1, sort = 'newest' } = query;
  const params = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== 'newest' && { sort }),
  });
  const path = `/products/${encodeURIComponent(handle)}/reviews`;
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Where the form for a line of an order is. */
export const reviewFormPath = (order: string, product: string): string =>
  `/accounts/my-orders/order/review?${new URLSearchParams({ id: order, product })}`;

/** '134 reviews'. */
export const reviewsInWords = (count: number): string =>
  `${count} ${count === 1 ? 'review' : 'reviews'}`;

/** From which length on texts are cut, in characters. */
const cutFrom = 400;

/** The text for a page with others: what is longer ends at a word, with an ellipsis. */
export function excerptOf(text: string): string {
  if (text.length <= cutFrom) return text;
  const cut = text.slice(0, cutFrom);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : [...cut].slice(0, -1).join('')}…`;
}

/** 'Ada L.' of a first and a last name; '' without a first name. */
export const displayName = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return [firstName.trim(), firstName.trim() && initial && `${initial.toUpperCase()}.`]
    .filter(Boolean)
    .join(' ');
};
