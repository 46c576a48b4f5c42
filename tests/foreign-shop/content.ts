/** The clone has three content documents and the sample's first three products. */
import { products as sampleProducts, makeSeed as sampleSeed } from '../../sandbox/content/sample';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });

const page = (uid: string, title: string, text: string) => ({
  ...{ id: `foreign-${uid}`, uid, type: 'page', lang: 'en-nz', tags: [], slugs: [uid] },
  ...{ linked_documents: [], alternate_languages: [] },
  first_publication_date: '2026-03-02T09:00:00+0000',
  last_publication_date: '2026-03-02T09:00:00+0000',
  data: {
    title,
    body: [
      {
        ...{ id: `content$${uid}`, slice_type: 'content', slice_label: null },
        ...{ variation: 'default', version: 'initial', items: [] },
        primary: { title, text: [paragraph(text)], width: 'narrow' },
      },
    ],
    ...{ seo_title: null, seo_description: null, seo_image: {} },
  },
});

export const published: unknown[] = [
  page('home', 'Rope, cleats and lamps', 'Everything for a small boat in a large harbour.'),
  page('about', 'About the chandlery', 'We have been at the wharf since 1931.'),
  page('delivery', 'Delivery', 'By truck, by ferry, or by rowing boat.'),
];

export const drafts: unknown[] = [];

export const releases: [] = [];

export const products = (count = 3) => sampleProducts(count);

export const makeSeed = (count = 3): ReturnType<typeof sampleSeed> => sampleSeed(count);
