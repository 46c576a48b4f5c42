import { formValues } from '../pages/form-values';
import type { World } from '../world/world';
import { accounts, isDeliverable } from './accounts';
import { keepSignup } from './signups';

/**
 * Klaviyo's old, undocumented form endpoint. The status is always 200; `success` is false on
 * failure.
 */
export async function answerLegacy(request: Request, _url: URL, world: World): Promise<Response> {
  const { a = '', email = '', variant = '', platform, product = '' } = await formValues(request);
  const problems = [
    accounts[a] ? '' : '* a * Unknown company.',
    isDeliverable(email) ? '' : '* email * Enter a valid email address.',
    /^\d+$/.test(variant) ? '' : '* variant * Enter a whole number.',
    /^\d+$/.test(product) ? '' : '* product * Enter a whole number.',
    platform === 'shopify' ? '' : '* platform * Select a valid choice.',
  ].filter(Boolean);
  if (problems.length > 0) {
    const message = `There was something wrong with your request: ${problems.join(' ')}`;
    return Response.json({ success: false, message });
  }
  keepSignup(world, { kind: 'back-in-stock', company: a, email, about: variant, source: 'legacy' });
  return Response.json({ success: true, email });
}
