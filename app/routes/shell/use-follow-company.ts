import { useLocation, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { followCompany } from './after-load';
import { isRedirected } from './is-redirected';

/**
 * Follows a change of the company after navigations by links and in the history. Replies to forms and redirects may have
 * messages that are shown once, so these pages stay until the next navigation.
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
    // The document's first page is up to date. Its forms may be under way when React starts.
    if (key === before) return;
    last.current = { key, isForm: false };
    // After Back, a page that a redirect led to has no message.
    followCompany(isForm || (type !== 'POP' && isRedirected(state)));
  }, [key, state, type]);
}
