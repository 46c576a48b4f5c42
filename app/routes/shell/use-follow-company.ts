import { useLocation, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { followCompany } from './after-load';
import { isRedirected } from './is-redirected';

/**
 * After a navigation by a link or in the history, reloads the page if the company location has changed. After forms and
 * redirects, the page may show a message only once, so it isn't reloaded before the next navigation.
 */
export function useFollowCompany(): void {
  const { key, state } = useLocation();
  const navigation = useNavigation();
  const type = useNavigationType();
  const last = useRef({ key, isForm: false });
  useEffect(() => {
    if (navigation.state !== 'idle') last.current.isForm = navigation.formMethod === 'POST';
  }, [navigation]);
  useEffect(() => {
    const { key: before, isForm } = last.current;
    // No navigation yet: the page is up to date, and a reload could cancel a form that is being sent.
    if (key === before) return;
    last.current = { key, isForm: false };
    // After Back, `state` still shows that a redirect led to the page, but the page shows no message.
    followCompany(isForm || (type !== 'POP' && isRedirected(state)));
  }, [key, state, type]);
}
