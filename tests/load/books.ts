/**
 * Records a shopper's writes. At the end, each acknowledged write must exist exactly once, and
 * every other write at most once.
 */
import type { Ledger } from '../../sandbox/control/ledger';
import { unseal } from '~/platform/session/seal.server';
import type { Shopper } from '../support/shopper';

export type Told = 'done' | 'unknown';

export interface OutsideWorld extends Ledger {
  mails: { text: string }[];
  signups: { kind: string; email: string }[];
}

export interface Owner {
  shopper: Shopper;
  email: string;
}

type Possible = Set<number>;

const secret = 'a secret of the sandbox, known to everyone';

export class Books {
  /** Possible quantities by variant (digits). */
  #bag = new Map<string, Possible>();
  #codes = new Map<string, Set<boolean>>();
  #wishes = new Map<string, Set<boolean>>();
  /** Keys are the e-mail of a registration, the street of an address, or a word in an inquiry. */
  #once = new Map<string, Told>();
  #history = new Map<string, string[]>();
  readonly wrong: string[] = [];
  /** All events in order, for debugging. */
  readonly chronicle: string[] = [];

  #note(thing: string, what: string) {
    this.#history.set(thing, [...(this.#history.get(thing) ?? []), what]);
    this.remark(`${thing}: ${what}`);
  }

  remark(what: string): void {
    this.chronicle.push(`${new Date().toISOString().slice(11, 23)} ${what}`);
  }

  /** `after` maps the old quantity to the new quantity. */
  bag(variant: string, what: string, told: Told, after: (before: number) => number): void {
    const before = this.#bag.get(variant) ?? new Set([0]);
    const changed = [...before].map(after);
    this.#bag.set(variant, new Set(told === 'done' ? changed : [...before, ...changed]));
    this.#note(`bag ${variant}`, `${what}: ${told}`);
  }

  repeated(variant: string, what: string): void {
    this.#note(`bag ${variant}`, `${what}: repeated`);
  }

  code(code: string, told: Told): void {
    const before = this.#codes.get(code) ?? new Set([false]);
    this.#codes.set(code, new Set(told === 'done' ? [true] : [...before, true]));
    this.#note(`code ${code}`, told);
  }

  wish(handle: string, wanted: boolean, told: Told): void {
    const before = this.#wishes.get(handle) ?? new Set([false]);
    this.#wishes.set(handle, new Set(told === 'done' ? [wanted] : [...before, wanted]));
    this.#note(`wish ${handle}`, `${wanted ? 'add' : 'remove'}: ${told}`);
  }

  /** `kind` is customer, address, inquiry or newsletter. `name` must be unique. */
  once(kind: string, name: string, told: Told): void {
    this.#once.set(`${kind} ${name}`, told);
    this.#note(`${kind} ${name}`, told);
  }

  count(): { done: number; unknown: number } {
    const all = [...this.#history.values()].flat();
    const done = all.filter((what) => what.endsWith('done')).length;
    return { done, unknown: all.filter((what) => what.endsWith('unknown')).length };
  }

  /** Returns one sentence per difference. */
  async differences(world: OutsideWorld, owner: Owner): Promise<string[]> {
    const wrong = [...this.wrong];
    const check = (thing: string, allowed: Iterable<unknown>, found: unknown) => {
      const list = [...allowed];
      if (list.includes(found)) return;
      const history = (this.#history.get(thing) ?? []).join(', ');
      wrong.push(`${thing}: ${String(found)}, not ${list.join(' or ')} (${history})`);
    };
    const cart = this.#cartOf(world, owner);
    for (const [variant, possible] of this.#bag) {
      const lines = cart?.lines.filter((line) => line.variant === variant) ?? [];
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      check(`bag ${variant}`, possible, pieces);
    }
    for (const [code, possible] of this.#codes) {
      check(`code ${code}`, possible, cart?.codes.includes(code) ?? false);
    }
    const wishes = await this.#wishesOf(world, owner);
    for (const [handle, possible] of this.#wishes) {
      check(`wish ${handle}`, possible, wishes.includes(handle));
    }
    for (const [thing, told] of this.#once) {
      check(thing, told === 'done' ? [1] : [0, 1], countOf(world, thing));
    }
    return wrong;
  }

  #cartOf({ carts }: OutsideWorld, { shopper }: Owner) {
    const id = decodeURIComponent(shopper.cookies.get('cart-USD') ?? '');
    const token = /\/Cart\/([^?]+)/.exec(id)?.[1];
    return carts.find((cart) => cart.token === token);
  }

  async #wishesOf({ wishlists }: OutsideWorld, { shopper, email }: Owner): Promise<string[]> {
    const sealed = shopper.cookies.get('wishlist-id');
    const id = sealed && (await unseal(decodeURIComponent(sealed), secret, 'wishlist-id'));
    const isTheirs = (list: OutsideWorld['wishlists'][number]) =>
      id ? list.id === id : list.email === email;
    return wishlists.find(isTheirs)?.handles ?? [];
  }
}

function countOf(world: OutsideWorld, thing: string): number {
  const [kind = '', ...rest] = thing.split(' ');
  const name = rest.join(' ');
  switch (kind) {
    case 'customer':
      return world.customers.filter(({ email }) => email === name).length;
    case 'address':
      return world.customers.flatMap(({ addresses }) => addresses).filter((one) => one === name)
        .length;
    case 'inquiry':
      return world.mails.filter(({ text }) => text.includes(name)).length;
    default:
      return world.signups.filter((one) => one.kind === 'newsletter' && one.email === name).length;
  }
}
