import { expect, test } from 'vitest';
import { readTarget } from './settings';

test.each([
  ['PRISMIC_REPOSITORY', {}, /the name that you gave the repository/],
  ['PRISMIC_WRITE_TOKEN', { PRISMIC_REPOSITORY: 'my-shop' }, /Write APIs/],
])('without %s, the message says where to find it', (name, env, place) => {
  const read = () => readTarget(env as NodeJS.ProcessEnv);
  expect(read).toThrow(`${name} is not set.`);
  expect(read).toThrow(place);
});
