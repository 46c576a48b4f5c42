import { signInHosted } from './hosted-sign-in';
import { mailedPath } from './mails';
import { textOf } from './page-text';
import type { Shopper } from './shopper';
import { accountsOfRun, type Shop } from './storefront';

export { mailedPath, mailsTo } from './mails';

const demoPassword = 'lintel-demo';

/** Signs in as `{who}@lintel.example`, with the run's kind of accounts. */
export async function signInAs(
  shop: Shop,
  who: string,
  shopper: Shopper = shop.shopper(),
  password = demoPassword,
): Promise<Shopper> {
  if (accountsOfRun === 'customer-account-api')
    return (await signInHosted(shop, who, { shopper })).shopper;
  const email = who.includes('@') ? who : `${who}@lintel.example`;
  const answer = await shopper.post('/accounts/login', { form: 'login', email, password });
  if (answer.location !== '/accounts/dashboard') {
    throw new Error(`${email} was not signed in: ${answer.status} ${textOf(answer)}`);
  }
  return shopper;
}

/** Sets the password of `{who}@lintel.example` to the present one, with a mailed link. Ends the customer's sessions. */
export async function setPassword(shop: Shop, shopper: Shopper, who: string): Promise<void> {
  const email = `${who}@lintel.example`;
  await shopper.post('/accounts/recover', { email });
  const { location } = await shopper.get(await mailedPath(shop, email));
  const answer = await shopper.post(location ?? '', { password: demoPassword });
  if (answer.location !== '/accounts/reset')
    throw new Error(`The password of ${email} was not set: ${answer.status} ${textOf(answer)}`);
}
