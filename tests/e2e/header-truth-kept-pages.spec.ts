/** The same with the browser's back/forward cache, which Playwright turns off and shoppers have. */

import { completeChromium } from '../support/chromium.mjs';
import { testHeader } from './header-truth';
import { test } from './shop';

test.use({
  launchOptions: {
    ...completeChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

testHeader(true);
