/** The fields of products without videos, drawings, facts, finishes and reviews. */
export const plainProduct = {
  tags: [],
  video: null,
  drawing: null,
  sheet: null,
  included: [],
  related: [],
  finish: null,
  sample: null,
  complements: [],
  facts: {},
  reviews: null,
  createdAt: '2023-01-06T09:00:00Z',
  publishedAt: '2023-01-08T09:00:00Z',
};
