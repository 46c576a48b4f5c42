/** Simulates a browser without JavaScript, or with Remix's scripts, which request data. */
import { decode } from 'turbo-stream';
import type { Answer, Shopper } from '../support/shopper';
import { placeOf, saidIn, wrongOf, type Kind, type Seen } from './answers';

export interface Sent {
  status: number;
  location: string | null;
  shown: string;
  data: unknown;
}

export interface Line {
  id: string;
  handle: string;
  quantity: number;
}

type Record_ = (seen: Omit<Seen, 'phase' | 'fault'>) => void;

export class Visitor {
  constructor(
    readonly shopper: Shopper,
    readonly scripted: boolean,
    readonly record: Record_,
  ) {}

  async visit(path: string): Promise<string> {
    const [pathname = '', query] = path.split('?');
    const data = `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`;
    const answer = await this.#timed('GET', this.scripted ? data : path, 'page', () =>
      this.shopper.get(this.scripted ? data : path, this.scripted ? forData : {}),
    );
    return answer?.text ?? '';
  }

  /** For paths that answer everyone with JSON. */
  async ask(path: string): Promise<void> {
    await this.#timed('GET', path, 'data', () => this.shopper.get(path, forData));
  }

  /** For paths that answer scripts with JSON. */
  async post(path: string, fields: Record<string, string>): Promise<{ status: number }> {
    const answer = await this.#timed('POST', path, 'data', () =>
      this.shopper.post(path, fields, forData),
    );
    return { status: answer?.status ?? 0 };
  }

  /** Follows redirects. */
  async send(path: string, fields: Record<string, string>): Promise<Sent> {
    const [pathname = '', query] = path.split('?');
    const target = this.scripted ? `${pathname}.data${query ? `?${query}` : ''}` : path;
    const answer = await this.#timed('POST', target, 'form', () =>
      this.shopper.post(target, fields, this.scripted ? forData : {}),
    );
    if (!answer) return { status: 0, location: null, shown: '', data: undefined };
    return this.scripted ? this.#scriptedReply(answer) : this.#followed(answer);
  }

  async #followed({ status, location, text }: Answer): Promise<Sent> {
    const own = location?.startsWith('/');
    const shown = status === 303 && own ? await this.visit(location!) : text;
    return { status, location: status === 303 ? location : null, shown, data: undefined };
  }

  async #scriptedReply({ status, text }: Answer): Promise<Sent> {
    const reply = await decoded(text);
    const { redirect } = reply as { redirect?: string };
    if (redirect?.startsWith('/')) {
      const shown = await this.visit(redirect);
      return { status: 303, location: redirect, shown, data: undefined };
    }
    const { data } = reply as { data?: unknown };
    const location = redirect ?? null;
    return { status: location ? 303 : status, location, shown: JSON.stringify(data) ?? '', data };
  }

  async lines(): Promise<Line[] | null> {
    const text = await this.visit('/cart');
    if (!this.scripted) return text.includes('</html>') && isBag(text) ? linesOfPage(text) : null;
    const routes = (await decoded(text)) as Record<string, { data?: CartData } | undefined>;
    const view = routes['routes/cart/index']?.data;
    if (!view || view.unavailable) return null;
    return view.cart?.lines ?? [];
  }

  async #timed(method: string, path: string, kind: Kind, work: () => Promise<Answer>) {
    const started = performance.now();
    const seen = (status: number, wrong: string | null, said: string | null = null) =>
      this.record({
        ...{ kind: this.scripted && kind === 'page' ? 'data' : kind, status, wrong, said },
        place: placeOf(method, path),
        ms: performance.now() - started,
      });
    try {
      const answer = await work();
      const wrong = wrongOf(this.scripted ? 'data' : kind, answer);
      seen(answer.status, wrong, saidIn(answer));
      return answer;
    } catch (error) {
      seen(0, `no answer: ${String(error)}`);
      return null;
    }
  }
}

interface CartData {
  unavailable: boolean;
  cart: { lines: Line[] } | null;
}

const forData = { accept: '*/*' };

const isBag = (text: string) => !text.includes('show your bag right now');

function linesOfPage(text: string): Line[] {
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
  return main.split('<li').flatMap((item) => {
    const handle = /href="\/products\/([\w-]+)/.exec(item)?.[1];
    const id = /name="line" value="([^"]+)"/.exec(item)?.[1];
    const quantity = /<input[^>]*name="quantity"[^>]*value="(\d+)"/.exec(item)?.[1];
    return handle && id ? [{ id, handle, quantity: Number(quantity ?? 0) }] : [];
  });
}

/** Returns an empty object if the text isn't in Remix's data format. */
async function decoded(text: string): Promise<object> {
  try {
    const body = new Response(text).body!;
    const { value, done } = await decode(body, {
      plugins: [
        (type, ...rest) =>
          ['SingleFetchRedirect', 'SanitizedError', 'ErrorResponse'].includes(type)
            ? { value: { data: rest[0] } }
            : false,
        (type) =>
          type === 'SingleFetchClassInstance' || type === 'SingleFetchFallback'
            ? { value: undefined }
            : false,
      ],
    });
    await done;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
