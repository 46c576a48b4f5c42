export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  /** May be ''. */
  title: string;
  text: string;
  author: string;
  /** yyyy-MM-dd. */
  date: string;
  verified: boolean;
  variant: string | null;
  pictures: { src: string; alt: string; width: number; height: number }[];
  /** The shop's answer. */
  answer: { text: string; date: string | null } | null;
}

/** Of all reviews. */
export interface ReviewSummary {
  /** 1 to 5; null without reviews. */
  rating: number | null;
  count: number;
  /** From five stars to one. */
  counts: number[];
}

export interface ReviewPage {
  summary: ReviewSummary;
  reviews: Review[];
}

export const reviewsPerPage = 10;
export const firstReviews = 3;

/** The first is the default. */
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

/** Invalid values become the default. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const page = params.get('page') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    sort: isSort(sort) ? sort : 'newest',
  };
}

const isSort = (text: string): text is ReviewSort => Object.hasOwn(reviewSorts, text);

export function reviewsPath(handle: string, query: Partial<ReviewQuery> = {}): string {
  const { page = 1, sort = 'newest' } = query;
  const params = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== 'newest' && { sort }),
  });
  const path = `/products/${encodeURIComponent(handle)}/reviews`;
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The review form of an order line. */
export const reviewFormPath = (order: string, product: string): string =>
  `/accounts/my-orders/order/review?${new URLSearchParams({ id: order, product })}`;

export const reviewsInWords = (count: number): string =>
  `${count} ${count === 1 ? 'review' : 'reviews'}`;

/** Longer texts are cut, in characters. */
const cutFrom = 400;

/** Cuts long texts at a word. */
export function excerptOf(text: string): string {
  if (text.length <= cutFrom) return text;
  const cut = text.slice(0, cutFrom);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : [...cut].slice(0, -1).join('')}…`;
}

/** 'Ada L.', or '' without a first name. */
export const displayName = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return [firstName.trim(), firstName.trim() && initial && `${initial.toUpperCase()}.`]
    .filter(Boolean)
    .join(' ');
};
