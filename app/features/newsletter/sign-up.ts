/** Sends the newsletter form by script. Browser only. */
import { postForm } from '~/ui/post-form';
import { emailProblem, type NewsletterReply } from './newsletter-form';

/** The reply to a form; its own for an e-mail address that is none. Undefined without an answer. */
export async function signUp(form: HTMLFormElement): Promise<NewsletterReply | undefined> {
  const message = emailProblem(String(new FormData(form).get('email') ?? ''));
  if (message) return { joined: false, message };
  return postForm<NewsletterReply>(form, undefined, '/actions/newsletter');
}
