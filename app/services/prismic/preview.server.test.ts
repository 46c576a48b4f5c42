import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import { openCookies } from '~/platform/http/cookies.server';
import { openPreview } from './preview.server';

const env = { PRISMIC_REPOSITORY: 'own' } as Env;
const token = (name: string) => `https://own.prismic.io/previews/${name}`;

test('a preview that expires while another one starts leaves the new one its cookie', () => {
  const cookies = openCookies(`io.prismic.preview=${encodeURIComponent(token('old'))}`, true);
  const preview = openPreview(cookies, env);
  expect(preview.ref).toBe(token('old'));
  preview.start(token('new'));
  preview.expire();
  expect(preview.ref).toBeUndefined();
  expect(openPreview(cookies, env).ref).toBe(token('new'));
});
