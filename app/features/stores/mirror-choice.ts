import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { choiceCookies } from '~/platform/stores/choice-cookies';

/**
 * Copies the country and currency from their cookies to local storage, where third-party scripts read them. The shop
 * itself reads only the cookies. Browser only.
 */
export function mirrorChoice(): void {
  for (const name of Object.values(choiceCookies)) {
    const value = readBrowserCookie(name) ?? null;
    if (readStorage(name) !== value) writeStorage(name, value);
  }
}
