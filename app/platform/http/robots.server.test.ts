import { expect, test } from 'vitest';
import { isRobotAgent } from './robots.server';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [chrome, false],
  [`${chrome} ${'x'.repeat(1_000)}`, false],
  [`${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, true],
  ['curl/8.5.0', true],
  ['', false],
  [null, false],
])('%s is a robot: %s', (userAgent, expected) => {
  expect([isRobotAgent(userAgent), isRobotAgent(userAgent)]).toEqual([expected, expected]);
});

test('answers stay right when more user agents come than are remembered', () => {
  for (let version = 0; version < 1_200; version += 1)
    expect(isRobotAgent(`${version % 2 ? 'Googlebot' : chrome}/${version}`)).toBe(
      version % 2 === 1,
    );
  expect(isRobotAgent(chrome)).toBe(false);
});
