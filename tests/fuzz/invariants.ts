import { fromHtml } from 'hast-util-from-html';
import { DOMParser } from '@xmldom/xmldom';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import type { FuzzCase } from './fuzz-case';
import { marker } from './payloads';
import type { WireAnswer } from './wire';

export interface Problem {
  rule: string;
  detail: string;
}

interface CheckContext {
  origin: string;
  stores: string[];
  sandbox: string;
}

/** Longest time to an answer, in ms. */
export const longest = 5000;

type Check = (one: FuzzCase, answer: WireAnswer, context: CheckContext) => string | null;

const header = ({ headers }: WireAnswer, name: string) =>
  headers.find(([own]) => own === name)?.[1] ?? '';

const ofTheRuntime = ({ text }: WireAnswer) => /^(?:ERROR: |Bad Request$)/.test(text);

const isHtml = (answer: WireAnswer) => header(answer, 'content-type').startsWith('text/html');

/** A prefetch may get a 503: the browser then opens the page by a normal navigation. */
const isAhead = ({ method, headers = {} }: FuzzCase) =>
  /^(?:GET|HEAD)$/.test(method) && 'sec-purpose' in headers;

const rules: Record<string, Check> = {
  'never a 5xx, but a 503 with Retry-After when an outside answer is broken': (one, answer) => {
    if (answer.status < 500 || ofTheRuntime(answer)) return null;
    if (answer.status !== 503) return `${answer.status}`;
    if (!one.damage && !isAhead(one)) return '503 although nothing is broken outside';
    return header(answer, 'retry-after') ? null : '503 without Retry-After';
  },

  'an answer to every whole request': (one, { status }) =>
    status === 0 && !one.body && !one.headers ? 'the connection was closed without one' : null,

  'a whole answer': (one, answer) => {
    if (answer.whole || one.method === 'HEAD' || answer.status === 0) return null;
    // An incomplete product feed must not look complete, so its response breaks off.
    return one.damage && !isHtml(answer) ? null : `${answer.status}, broken off`;
  },

  'no redirect to another origin': (one, answer, { origin, stores, sandbox }) => {
    if (answer.status < 300 || answer.status > 399) return null;
    const location = header(answer, 'location');
    if (!location) return answer.status === 304 ? null : 'a redirect without Location';
    // As in browsers, a backslash counts as a slash; tabs and line ends are ignored.
    const target = URL.canParse(location, origin) ? new URL(location, origin) : null;
    if (!target) return `not an address: ${location}`;
    const checkout = /^\/(?:cart\/c|checkouts)\//.test(target.pathname);
    // The shop redirects to the image host if it can't load a picture itself.
    const picture =
      one.path.startsWith('/media/') &&
      /^\/(?:cdn\/shop\/files|prismic-images)\/[\w./-]+$/.test(target.pathname);
    const own =
      stores.includes(target.origin) || (target.origin === sandbox && (checkout || picture));
    return own && !target.username ? null : location.slice(0, 200);
  },

  'no header of somebody else': (_, { headers }) => {
    const found = headers.find(([name]) => name.includes(marker));
    if (found) return found.join(': ');
    const cookie = headers.find(
      ([name, value]) =>
        name === 'set-cookie' &&
        (value.split('=')[0]!.includes(marker) ||
          value
            .split(';')
            .slice(1)
            .some((attribute) => attribute.includes(marker))),
    );
    return cookie ? cookie[1] : null;
  },

  'a GET takes no bag and no session away': (one, { headers }) => {
    const reads = one.method === 'GET' || one.method === 'HEAD';
    if (!reads || one.damage || one.headers?.cookie !== undefined || one.who === 'stranger')
      return null;
    const lost = headers.find(
      ([name, value]) =>
        name === 'set-cookie' &&
        (/^(?:session|wishlist-id)=/.test(value) || /^cart-[A-Z]{3}=(?:;|.*Max-Age=0)/.test(value)),
    );
    return lost ? lost[1].slice(0, 120) : null;
  },

  'every HTML answer has a policy': (_, answer) =>
    !isHtml(answer) || /'nonce-[^']+'/.test(header(answer, 'content-security-policy'))
      ? null
      : `none, with status ${answer.status}`,

  'every page has its shell': (one, answer) => {
    if (!isHtml(answer) || one.method === 'HEAD' || answer.status === 304) return null;
    const missing = ['<html', '<title>', '<main', '</body>', '</html>'].filter(
      (part) => !answer.text.includes(part),
    );
    // A rejected request gets a page without header and footer.
    if (answer.status === 200)
      missing.push(...['<header', '<footer'].filter((part) => !answer.text.includes(part)));
    return missing.length > 0 ? `${answer.status} without ${missing.join(', ')}` : null;
  },

  'nothing of the inside is told': (_, { text }) => {
    const told = /\n\s+at [^\n]{0,200}:\d+:\d+|file:\/\/\/|node_modules\//.exec(text)?.[0];
    if (told) return told.slice(0, 200);
    const error = /\b(?:Type|Reference|Syntax|Range|Vali)Error\b: [^"<\n]{0,80}/.exec(text)?.[0];
    if (error) return error;
    const secrets = [...Object.values(sandboxVars).filter(isSecret), 'a secret of the sandbox'];
    return secrets.find((secret) => text.includes(secret)) ?? null;
  },

  'markup stays text': (one, answer, { origin }) => {
    if (!answer.text.includes(marker)) return null;
    if (isHtml(answer)) return foreignMarkup(answer.text, origin);
    if (header(answer, 'content-type').startsWith('text/markdown'))
      return foreignMarkdown(answer.text);
    if (/xml/.test(header(answer, 'content-type'))) {
      const whole = answer.whole && !(one.damage && /^\/feeds\//.test(one.path));
      return whole ? foreignXml(answer.text) : (/<x-zq7/.exec(answer.text)?.[0] ?? null);
    }
    const inert = /^(?:application\/json|text\/x-script|text\/plain)/;
    return inert.test(header(answer, 'content-type')) || ofTheRuntime(answer)
      ? null
      : `the marker in ${header(answer, 'content-type') || 'an answer without a type'}`;
  },

  [`no answer takes more than ${longest} ms`]: (_, { ms }) =>
    ms > longest ? `${Math.round(ms)} ms` : null,
};

/** Programs that render Markdown also render HTML in it, so Markdown must contain no HTML. */
const foreignMarkdown = (text: string): string | null =>
  /<[a-z!/?].{0,80}/i.exec(text)?.[0] ??
  /(?<!\\)\]\((?!https?:|mailto:|tel:).{0,80}/.exec(text)?.[0] ??
  null;

const isSecret = (value: string) => /^shpat_|^sandbox-bypass$/.test(value);

export function problemOf(
  one: FuzzCase,
  answer: WireAnswer,
  context: CheckContext,
): Problem | null {
  for (const [rule, check] of Object.entries(rules)) {
    const detail = check(one, answer, context);
    if (detail !== null) return { rule, detail };
  }
  return null;
}

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const goesSomewhere = /^(?:href|src|action|formAction|xLinkHref|poster|data|srcDoc)$/;
const badScheme = /^[\s\0-\x20]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text)/i;

/** Parses the page like a browser. Returns anything injected. */
function foreignMarkup(text: string, origin: string): string | null {
  const queue: Node[] = [fromHtml(text) as Node];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { tagName, properties = {}, children = [] } = next;
    queue.push(...children);
    if (!tagName) continue;
    if (tagName.includes(marker)) return `<${tagName}>`;
    for (const [name, value] of Object.entries(properties)) {
      const words = String(value);
      if (name.toLowerCase().includes(marker)) return `${tagName}[${name}]`;
      if (/^on/i.test(name) && words.includes(marker)) return `${tagName}[${name}=${words}]`;
      if (goesSomewhere.test(name) && badScheme.test(words))
        return `${tagName}[${name}=${words.slice(0, 80)}]`;
    }
    const inside = children.map(({ value = '' }) => value).join('');
    if (!inside.includes(marker)) {
      if (tagName === 'base' || (tagName === 'form' && leaves(properties.action, origin)))
        return `<${tagName}>`;
      continue;
    }
    if (tagName === 'script' && !isData(inside, String(properties.type ?? '')))
      return `script: ${inside.slice(0, 120)}`;
    if (tagName === 'style' && !/\[data-heart="[\p{L}\p{M}\p{N}\p{So}_-]*zq7/u.test(inside))
      return `style: ${inside.slice(0, 120)}`;
  }
  return null;
}

const leaves = (action: unknown, origin: string): boolean =>
  typeof action === 'string' &&
  URL.canParse(action, origin) &&
  new URL(action, origin).hostname.includes(marker);

/** The marker occurs only inside JSON. */
function isData(script: string, type: string): boolean {
  const json = /json/.test(type)
    ? script
    : (/\.enqueue\(("[^]*")\);?$/.exec(script.trim())?.[1] ??
      /^window\.__remixContext\s*=\s*(\{[^]*?\});/.exec(script.trim())?.[1]);
  try {
    return json !== undefined && JSON.parse(json) !== undefined;
  } catch {
    return false;
  }
}

function foreignXml(text: string): string | null {
  let broken: string | null = null;
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') broken ??= String(message).slice(0, 120);
    },
  });
  try {
    parser.parseFromString(text, 'text/xml');
  } catch (error) {
    broken ??= String(error).slice(0, 120);
  }
  return broken ?? /<x-zq7/.exec(text)?.[0] ?? null;
}
