import { expect, test } from 'vitest';
import { videoSources } from './videos';

const file = (name: string, height: number | null) => ({
  src: `https://cdn.shop/${name}`,
  type: name.endsWith('webm') ? 'video/webm' : 'video/mp4',
  height,
});
const names = (files: Parameters<typeof videoSources>[0]) =>
  videoSources(files).map(({ src }) => src.split('/').at(-1));

test('each format once, in the size that is enough', () => {
  const files = [file('b.mp4', 1080), file('c.mp4', 720), file('d.mp4', 480), file('e.webm', 480)];
  expect(names(files)).toEqual(['e.webm', 'c.mp4']);
  expect(names([file('d.mp4', 480), file('f.mp4', 360)])).toEqual(['d.mp4']);
  expect(names([file('g.mp4', null)])).toEqual(['g.mp4']);
});

test('what is no video, or no URL, is left out', () => {
  const stream = { src: 'https://cdn.shop/a.m3u8', type: 'application/x-mpegURL', height: 1080 };
  expect(videoSources([stream, { ...file('a.mp4', 720), src: 'javascript:0' }])).toEqual([]);
});
