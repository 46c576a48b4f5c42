import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { readStorage, writeStorage } from '~/platform/http/browser-storage';
import { choiceCookies } from '~/platform/stores/choice-cookies';

/** Copies the cookies to local storage for third-party scripts. Browser only. */
export function mirrorChoice(): void {
  for (const name of Object.values(choiceCookies)) {
    const value = readBrowserCookie(name) ?? null;
    if (readStorage(name) !== value) writeStorage(name, value);
  }
}
