import puppeteer, { type Browser } from 'puppeteer-core';
import { heights, isOfShop, type Engine } from './engine';
import type { Line } from './line';

export const firefoxPath = '/usr/bin/firefox-esr';

export async function startFirefox(line: Line): Promise<Engine> {
  // Firefox switches scripts off for the whole browser, never per page.
  const browsers = new Map<boolean, Browser>();
  const browserFor = async (scripts: boolean) => {
    const browser =
      browsers.get(scripts) ??
      (await puppeteer.launch({
        browser: 'firefox',
        executablePath: firefoxPath,
        extraPrefsFirefox: {
          'javascript.enabled': scripts,
          'ui.useOverlayScrollbars': 1,
          'network.proxy.type': 1,
          'network.proxy.http': '127.0.0.1',
          'network.proxy.http_port': line.port,
          'network.proxy.allow_hijacking_localhost': true,
        },
      }));
    browsers.set(scripts, browser);
    return browser;
  };
  return {
    async open({ width, scripts }) {
      const context = await (await browserFor(scripts)).createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && isOfShop(page.url()))
          problems.push(`${message.text()} ${message.location().url ?? ''}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.setViewport({ width, height: heights[width] });
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        offline: (is) => page.setOfflineMode(is),
        screenshot: async () => Buffer.from(await page.screenshot()),
        problems: () => Promise.resolve(problems),
        close: () => context.close(),
      };
    },
    async close() {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}
