import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chrome } from '../support/shopper';
import { heights, isOfShop, type Engine } from './engine';
import type { Line } from './line';

const systemChromium = '/usr/bin/chromium';

export async function startChromium(line: Line): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: existsSync(systemChromium) ? systemChromium : undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    proxy: { server: `http://127.0.0.1:${line.port}`, bypass: '<-loopback>' },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    async open({ width, scripts }) {
      const context = await browser.newContext({
        viewport: { width, height: heights[width] },
        javaScriptEnabled: scripts,
        userAgent: chrome,
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && isOfShop(page.url()))
          problems.push(`${message.text()} ${message.location().url ?? ''}`);
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        offline: (is) => context.setOffline(is),
        screenshot: () => page.screenshot(),
        problems: () => Promise.resolve(problems),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
