import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import { editorOrigins } from './editor.server';

const originsWith = (env: Partial<Env>) => editorOrigins(env as Env);
const prismic = ['https://prismic.io', 'https://*.prismic.io'];

test('the editor is at Prismic, in the sandbox at the sandbox, and nowhere without a repository', () => {
  const PRISMIC_REPOSITORY = 'shop';
  expect(originsWith({ PRISMIC_REPOSITORY })).toEqual(prismic);
  const own = { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT: 'https://shop.cdn.prismic.io/api/v2' };
  expect(originsWith(own)).toEqual(prismic);
  const sandbox = { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT: 'http://127.0.0.1:3001/prismic/api/v2' };
  expect(originsWith(sandbox)).toEqual(['http://127.0.0.1:3001', ...prismic]);
  expect(originsWith({})).toEqual([]);
});
