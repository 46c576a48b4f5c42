import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { choiceCookies } from '~/platform/stores/choice-cookies';

/**
 * Repeats the chosen country and currency in local storage, under the names of their cookies, for scripts that look
 * for them there. The shop itself reads the cookies. Browser only.
 */
export function mirrorChoice(): void {
  for (const name of Object.values(choiceCookies)) {
    const value = readBrowserCookie(name) ?? null;
    if (readStorage(name) !== value) writeStorage(name, value);
  }
}
