import { makeSeed } from '../../../sandbox/seed';
import { add, cartOf } from '../../support/cart-driver';
import type { Shopper } from '../../support/shopper';

export async function fillCart(shopper: Shopper, lines: number): Promise<void> {
  const variants = makeSeed()
    .products.flatMap(({ variants: [first] }) => (first ? [first] : []))
    .filter(({ inventory, rule }) => inventory > 5 && rule === null);
  for (const { id } of variants.slice(0, lines)) await add(shopper, String(id));
  const found = (await cartOf(shopper)).length;
  if (found !== lines) throw new Error(`${found} lines came into the bag, not ${lines}`);
}

export async function wish(shopper: Shopper): Promise<void> {
  const fields = { intent: 'add', handle: 'brae-pendant-nickel', return_to: '/' };
  const { status } = await shopper.post('/actions/wishlist', fields);
  if (status !== 303) throw new Error(`The wish is answered ${status}`);
  for (const name of shopper.cookies.keys())
    if (name.startsWith('wish-')) shopper.cookies.delete(name);
}

export async function signIn(shopper: Shopper): Promise<void> {
  const fields = { form: 'login', email: 'three@lintel.example', password: 'lintel-demo' };
  const { status } = await shopper.post('/accounts/login', fields);
  if (status !== 303) throw new Error(`The sign-in is answered ${status}`);
}
