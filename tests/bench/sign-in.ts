/**
 * Compares the time of a failed sign-in for known e-mails and for unknown ones. A ratio of 1 means
 * that the time doesn't reveal whether an account exists. Never fails the run.
 */
import { startShop } from '../support/storefront';

const known = ['zero', 'three', 'many'].map((name) => `${name}@lintel.example`);
/**
 * Sign-ins per kind. Each attempt has its own IP address, because the shop allows ten attempts a
 * minute per e-mail.
 */
const tries = 24;

const median = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export async function compareSignIns(): Promise<void> {
  const shop = await startShop();
  const time = async (email: string) => {
    const shopper = shop.shopper();
    const began = performance.now();
    const fields = { form: 'login', email, password: 'not-the-password' };
    const { status } = await shopper.post('/accounts/login', fields);
    if (status !== 400) throw new Error(`${email} is answered ${status}`);
    return performance.now() - began;
  };
  await time('warm-up@example.com');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < tries; n += 1) {
    times.known.push(await time(known[n % known.length]!));
    times.unknown.push(await time(`nobody-${n}@example.com`));
  }
  await shop.stop();
  const [one, other] = [median(times.known), median(times.unknown)];
  console.log(
    `\nrefused sign-in      known e-mail ${one.toFixed(0)} ms, unknown ${other.toFixed(0)} ms   ` +
      `ratio ${(one / other).toFixed(3)}`,
  );
}
