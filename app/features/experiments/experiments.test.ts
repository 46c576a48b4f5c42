import { expect, test } from 'vitest';
import { openCookies } from '~/platform/http/cookies.server';
import { versionFor } from './experiments.server';

const cookiesWith = (number: number) => openCookies(`experiments=${number}`, false);

test.each([1, 30, 100])('%i percent of the numbers see version b', async (share) => {
  const numbers = Array.from({ length: 2_000 }, (_, index) => index * 5);
  const versions = await Promise.all(
    numbers.map((number) => versionFor(cookiesWith(number), { name: 'spring-hero', share })),
  );
  const count = versions.filter((version) => version === 'b').length;
  expect(Math.abs(count / numbers.length - share / 100)).toBeLessThan(0.03);
});

test('different experiments divide the visitors differently', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const versionsOf = (name: string) =>
    Promise.all(numbers.map((number) => versionFor(cookiesWith(number), { name, share: 50 })));
  const [one, other] = [await versionsOf('one'), await versionsOf('other')];
  const same = one.filter((version, index) => version === other[index]).length;
  expect(same).toBeGreaterThan(70);
  expect(same).toBeLessThan(130);
});
