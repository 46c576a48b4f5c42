/** The same with the browser's back/forward cache, which Playwright turns off and shoppers have. */
import config from '../../playwright.config';
import { testHeader } from './header-truth';
import { test } from './shop';

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

testHeader(true);
