import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductGallery } from './gallery';

test('pictures without alternative text have a name, because they are links', () => {
  const image = (name: string, alt: string) => ({
    ...{ src: `https://cdn.shopify.com/${name}.jpg`, alt },
    ...{ width: 800, height: 800 },
  });
  const images = [image('a', 'A lamp on a desk'), image('b', '')];
  const html = renderToStaticMarkup(
    <ProductGallery title="Brae Pendant" images={images} drawing={null} videos={[]} />,
  );
  const names = [...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(names).toEqual(['A lamp on a desk', 'Picture 2 of 2']);
});
