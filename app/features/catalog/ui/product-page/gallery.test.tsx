import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductGallery } from './gallery';
import { Zoom } from './zoom';

const image = (name: string, alt: string) => ({
  ...{ src: `https://cdn.shopify.com/${name}.jpg`, alt },
  ...{ width: 800, height: 800 },
});
const namesIn = (html: string) =>
  [...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);

test('pictures without alternative text have a name, because they are links', () => {
  const images = [image('a', 'A lamp on a desk'), image('b', '')];
  const html = renderToStaticMarkup(
    <ProductGallery title="Brae Pendant" images={images} drawing={null} videos={[]} />,
  );
  expect(namesIn(html)).toEqual(['A lamp on a desk', 'Picture 2 of 2']);
});

test('an enlarged picture without alternative text has a name', () => {
  const images = [image('a', ''), image('b', '')];
  const html = renderToStaticMarkup(
    <Zoom images={images} size={800} at={0} onClose={() => undefined} />,
  );
  expect(namesIn(html)).toEqual(['Picture 1 of 2']);
});
