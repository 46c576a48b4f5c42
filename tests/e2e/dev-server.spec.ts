/** Starts `npm run dev` in a fresh copy of the project, and saves one file after another. */
import { expect, test, type Page } from 'playwright/test';
import { isFullRun } from '../support/full-run';
import { startDev, type DevServer } from '../support/dev-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';

const rounds = isFullRun ? 30 : 1;
const slow = { timeout: 60_000 };

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
let dev: DevServer;
let page: Page;
let complaints: string[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  project = copyProject('dev-server-test');
  dev = await startDev(project.folder);
  const context = await browser.newContext();
  await context.addCookies([{ name: 'popup-seen', value: '1', url: dev.origin }]);
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`));
});

test.beforeEach(() => void (complaints = []));

test.afterAll(async () => {
  await page?.context().close();
  await dev?.stop();
  project?.remove();
});

const hydrated = async () => {
  await page.waitForFunction(() => '__remixRouter' in window);
  await page.waitForLoadState('networkidle');
};

/** A reload from an earlier save may interrupt this navigation. */
const open = async (path = '/', origin = dev.origin) => {
  await expect(async () => {
    await page.goto(origin + path, { timeout: 120_000 });
  }).toPass({ timeout: 120_000 });
  await hydrated();
};

const isStyled = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);

const firstPages = ['/', '/products/halden-pendant-brass', ...(isFullRun ? ['/cart'] : [])];

test(`with an empty cache the first pages work: ${firstPages.join(', ')}`, async () => {
  test.setTimeout(300_000);
  for (const path of firstPages) {
    await open(path);
    expect(await isStyled(), path).toContain('Instrument');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('without scripts the first page has its styles', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(dev.origin);
  const family = await plain.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  expect(family).toContain('Instrument');
  await context.close();
});

test(
  `${rounds === 1 ? 'one round' : `${rounds} rounds`} of saving each kind of file ${rounds === 1 ? 'shows' : 'show'} in the open page, which keeps its state`,
  { tag: '@full' },
  async () => {
    test.setTimeout(rounds * 60_000);
    await open();
    const email = page.locator('footer input[type=email]');
    const source = {
      component: project.read('app/features/newsletter/ui/newsletter-form.tsx'),
      style: project.read('app/styles/app.css'),
      loader: project.read('app/routes/home.tsx'),
      server: project.read('app/routes/shell/site.server.ts'),
      slice: project.read('app/slices/HeroContent/index.tsx'),
      routes: project.read('app/routes.ts'),
      document: project.read('sandbox/prismic/documents/pages/home.en-us.json'),
      sandbox: project.read('sandbox/product-service/product-json.ts'),
    };
    const replaced = (text: string, from: string, to: string) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    };

    for (let round = 1; round <= rounds; round += 1) {
      const mark = `Round ${round}.`;
      await email.fill(`round-${round}@lintel.example`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      await test.step(`round ${round}: a component`, async () => {
        const text = replaced(source.component, '          Sign up', `          ${mark} Sign up`);
        project.write('app/features/newsletter/ui/newsletter-form.tsx', text);
        await expect(page.locator('footer').getByText(`${mark} Sign up`)).toBeVisible(slow);
      });
      await test.step(`round ${round}: a stylesheet`, async () => {
        project.write(
          'app/styles/app.css',
          `${source.style}\nbody { outline-width: ${round}px; }\n`,
        );
        const width = () => page.evaluate(() => getComputedStyle(document.body).outlineWidth);
        await expect.poll(width, slow).toBe(`${round}px`);
      });
      await test.step(`round ${round}: a loader`, async () => {
        const text = replaced(source.loader, 'seo };', `seo: { ...seo, title: '${mark}' } };`);
        project.write('app/routes/home.tsx', text);
        await expect.poll(() => page.title(), slow).toContain(mark);
      });
      await test.step(`round ${round}: what the root's loader reads, which a visit reads once`, async () => {
        const text = replaced(source.server, 'name: env.SITE_NAME', `name: '${mark}'`);
        project.write('app/routes/shell/site.server.ts', text);
        await expect(page.getByRole('contentinfo')).toContainText(mark, slow);
        await expect.poll(() => page.locator('footer').innerText(), slow).toContain(`© `);
      });
      await test.step(`round ${round}: a slice`, async () => {
        const from = '<section className="';
        const to = `<section id="round-${round}" className="`;
        project.write('app/slices/HeroContent/index.tsx', replaced(source.slice, from, to));
        await expect(page.locator(`#round-${round}`)).toBeVisible(slow);
      });
      await test.step(`round ${round}: a content document`, async () => {
        const text = replaced(source.document, 'Light, where you live', `${mark} Light`);
        project.write('sandbox/prismic/documents/pages/home.en-us.json', text);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Light`, slow);
      });
      await test.step(`round ${round}: code of the sandbox`, async () => {
        const text = replaced(
          source.sandbox,
          'title: product.title',
          `title: '${mark} '+product.title`,
        );
        project.write('sandbox/product-service/product-json.ts', text);
        await expect(page.locator('main article, main li').getByText(mark).first()).toBeVisible(
          slow,
        );
      });
      expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true);
      await expect(email).toHaveValue(`round-${round}@lintel.example`);

      await test.step(`round ${round}: a new route`, async () => {
        const file = `routes/round-${round}.tsx`;
        project.write(
          `app/${file}`,
          `export const loader = () => ({ ok: true });\nexport default function Round() { return <h1>${mark} A new page</h1>; }\n`,
        );
        const entry = `route('round-${round}', '${file}'),\n  route('styleguide',`;
        project.write('app/routes.ts', replaced(source.routes, "route('styleguide',", entry));
        await page.waitForFunction(() => !('sameDocument' in window), undefined, slow);
        await hydrated();
        await page.evaluate((path) => {
          const { __remixRouter: router } = window as unknown as {
            __remixRouter: { navigate(path: string): void };
          };
          router.navigate(path);
        }, `/round-${round}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `${mark} A new page`,
          slow,
        );
        await page.goBack();
        await expect(page.locator('footer').getByText(`${mark} Sign up`)).toBeVisible(slow);
      });
      expect(await isStyled(), `styles in round ${round}`).toContain('Instrument');
      expect(complaints, `console errors in round ${round}`).toEqual([]);
    }
  },
);

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

const mistakes = [
  {
    what: 'a syntax error in the code of the server',
    file: 'app/routes/page-loaders/content-page.server.ts',
    from: 'const pathOf',
    to: 'const = pathOf',
    message: 'Expected identifier',
  },
  {
    what: 'a syntax error in a component',
    file: 'app/features/newsletter/ui/newsletter-form.tsx',
    from: 'const returnTo = useReturnPath();',
    to: 'const returnTo = = useReturnPath();',
    message: 'Unexpected "="',
  },
  {
    what: 'an import of nothing',
    file: 'app/routes/home.tsx',
    from: "from '~/ui/button'",
    to: "from '~/ui/no-button'",
    message: 'no-button',
    // Vite reports only the file.
    noLine: true,
  },
  {
    what: 'a loader that throws',
    file: 'app/routes/home.tsx',
    from: 'const page = await',
    to: "if (context) throw new TypeError('no loader today'); const page = await",
    message: 'TypeError: no loader today',
    isShort: true,
  },
  {
    what: 'a component that throws',
    file: 'app/slices/HeroContent/index.tsx',
    from: 'const small = primary.image_small;',
    to: "const small = primary.image_small; if (first) throw new RangeError('no hero today');",
    message: 'RangeError: no hero today',
  },
  {
    what: 'an action that throws',
    file: 'app/routes/newsletter.tsx',
    from: 'export async function action({',
    to: "export async function action({}: never) { throw new Error('no action today'); }\nasync function unused({",
    message: 'Error: no action today',
    async provoke() {
      await page.locator('footer input[type=email]').fill('someone@lintel.example');
      await page.locator('footer').getByRole('button', { name: 'Sign up' }).click();
    },
  },
];

test('mistakes show over the page, with the file and line of the source, until they are mended', async () => {
  test.setTimeout(300_000);
  const overlay = page.locator('vite-error-overlay');
  const some = isFullRun ? mistakes : mistakes.filter(({ isShort }) => isShort);
  for (const { what, file, from, to, message, noLine, provoke } of some) {
    await test.step(what, async () => {
      await open();
      const right = project.read(file);
      const place = noLine ? file : `${file}:${lineOf(right, from)}`;
      project.edit(file, (text) => text.replace(from, to));
      await expect(async () => {
        await provoke?.();
        await expect(overlay).toContainText(message, { timeout: 5000 });
      }).toPass(slow);
      await expect(overlay).toContainText(place);
      expect(dev.output()).toContain(message);

      project.write(file, right);
      await expect(overlay).toHaveCount(0, slow);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toContainText('back shortly', slow);
      await expect(heading).toBeVisible(slow);
      expect(await isStyled()).toContain('Instrument');
    });
  }
});

test(
  'a shop whose code cannot be loaded says why, and comes back by itself',
  { tag: '@full' },
  async ({ browser }) => {
    const file = 'app/platform/env.server.ts';
    const right = project.read(file);
    project.edit(file, (text) => `${text}\nconst = 1;\n`);
    await expect
      .poll(async () => (await page.goto(dev.origin).catch(() => null))?.status(), slow)
      .toBe(500);
    await expect(page.locator('vite-error-overlay')).toContainText(file);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(dev.origin);
    await expect(plain.locator('pre')).toContainText(file);
    await plain.close();

    project.write(file, right);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Light', slow);
  },
);

test(
  'a mistake in the sandbox or in app/stores.ts does not end the command, which goes on when it is mended',
  { tag: '@full' },
  async () => {
    test.setTimeout(180_000);
    const files = ['sandbox/product-service/product-json.ts', 'app/stores.ts'];
    for (const file of files) {
      await test.step(file, async () => {
        const right = project.read(file);
        const mistake = `no ${file} today`;
        project.write(file, `${right}\nthrow new Error('${mistake}');\n`);
        await expect.poll(() => dev.output(), slow).toContain(mistake);
        // The supervisor prints this message, then waits for the next change.
        if (file === 'app/stores.ts')
          await expect.poll(() => dev.output(), slow).toContain('starts again when you save');
        project.write(file, right);
        const status = async () => (await fetch(dev.origin).catch(() => undefined))?.status;
        await expect.poll(status, slow).toBe(200);
      });
    }
  },
);

test(
  'a change of what runs in Node starts the server anew, and the page with it',
  { tag: '@full' },
  async () => {
    test.setTimeout(180_000);
    await open();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    project.edit('sandbox/host/welcome.ts', (text) =>
      text.replace('Lintel is open.', 'Lintel is open, again.'),
    );
    const isNew = () => page.evaluate(() => !('sameDocument' in window)).catch(() => false);
    await expect.poll(isNew, { timeout: 120_000 }).toBe(true);
    expect(dev.output()).toContain('Lintel is open, again.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Light', slow);
  },
);

test(
  'with --env the shop has the settings of a region and its secrets, calls the services they name, and follows a saved GraphQL document and saved settings',
  { tag: '@full' },
  async () => {
    test.setTimeout(240_000);
    project.write(
      '.dev.vars.us',
      [
        'SESSION_SECRET=a secret for one test and nothing else',
        `SHOPIFY_STORE_DOMAIN=${dev.sandbox}`,
        `PRISMIC_ENDPOINT=${dev.sandbox}/prismic/api/v2`,
        'PRISMIC_REPOSITORY=lintel-demo',
        `IMAGE_ORIGINS=${dev.sandbox}`,
      ].join('\n'),
    );
    const real = await startDev(project.folder, ['--env', 'us']);
    try {
      expect(real.output()).toContain('[env.us] and .dev.vars.us');
      await open('/collections/pendants', real.origin);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Halden/ })
          .first(),
      ).toBeVisible();
      project.edit('app/features/catalog/sources/storefront.graphql.ts', (text) =>
        text.replace('    title\n    vendor\n', '    title: handle\n    vendor\n'),
      );
      await expect(page.getByRole('heading', { name: 'halden-pendant-brass' })).toBeVisible(slow);
      expect(complaints).toEqual([]);
      const settings = project.read('wrangler.toml');
      project.write('wrangler.toml', `${settings}\n= mistake\n`);
      await expect.poll(() => real.output(), slow).toContain('starts again when you save');
      project.write('wrangler.toml', settings);
      const status = async () => (await fetch(real.origin).catch(() => undefined))?.status;
      await expect.poll(status, slow).toBe(200);
    } finally {
      await real.stop();
    }
  },
);
