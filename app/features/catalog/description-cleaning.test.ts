import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { cleanHtml, readDescription } from './description';

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://evil.example\\@shop.example">x</a>',
  '<img src="javascript:alert(1)">',
  '<picture><source srcset="javascript:alert(1)"><img src=x></picture>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<p style="position:fixed;inset:0" onclick="alert(1)" id="main" class="x" name="y">x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<li><strong>Material:</strong> <img src=x onerror=alert(1)></li>',
  '<li><strong>Care<script>alert(1)</script>:</strong> x</li>',
  '<a href="x" href="javascript:alert(1)">x</a>',
  '<p/onclick=alert(1)/x>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<body onload=alert(1)>',
  '<html onclick=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<portal src=https://evil.example></portal>',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

/** Ways to hide the payload, including in removed lists. */
const wrappers: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<<ul></ul>${payload.slice(1)}`,
  (payload) => `<${'<li><strong>A:</strong> b</li>'}${payload.slice(1)}`,
  (payload) => payload.replaceAll('<', '<<ul> </ul>'),
  (payload) => `<ul><li>${payload}</li><li><strong>Size:</strong> ${payload}</li></ul>`,
  (payload) => `<table><tr><td>${payload}<p>`,
  (payload) => `<b><i><u>${payload}</b></i></u>`,
  (payload) => `<a href="${payload}">x</a>`,
  (payload) => `<p title='${payload}'>x</p>`,
  (payload) => payload.toUpperCase(),
];

const corpus = payloads.flatMap((payload) => wrappers.map((wrap) => wrap(payload)));

const allowedAttributes = /^(?:href|src|alt|width|height|title|colSpan|rowSpan|lang|dir)$/;
const forbidden =
  /^(?:script|style|iframe|object|embed|form|input|button|textarea|select|link|meta|base|svg|math|template|noscript|source|video|portal)$/;

function findings(node: Nodes): string[] {
  if (node.type === 'comment' || node.type === 'doctype') return [node.type];
  if (node.type !== 'element' && node.type !== 'root') return [];
  const own: string[] = [];
  if (node.type === 'element') {
    if (forbidden.test(node.tagName)) own.push(node.tagName);
    for (const [name, value] of Object.entries(node.properties)) {
      if (!allowedAttributes.test(name)) own.push(name);
      const isAddress = name === 'href' || name === 'src';
      if (
        isAddress &&
        !/^(?:https?:\/\/[^\\]*|\/(?!\/).*|#.*|mailto:.*|tel:.*)$/i.test(String(value))
      )
        own.push(`${name}=${String(value)}`);
    }
  }
  return [...own, ...node.children.flatMap(findings)];
}

const findingsIn = (html: string) => findings(fromHtml(html, { fragment: true }));

test('500 hostile descriptions keep no scripts, no outside links and no imitation of the shop [V1.3.1]', () => {
  expect(corpus).toHaveLength(500);
  for (const html of corpus) {
    for (const clean of [cleanHtml(html), readDescription(html, ['Size']).html]) {
      expect([html, findingsIn(clean)]).toEqual([html, []]);
      // A second cleaning changes nothing, so browsers and the cleaner parse the result alike.
      expect(cleanHtml(clean)).toBe(clean);
    }
  }
});

test('elements nested thousands deep are an empty description, not an error', () => {
  const deep = '<div>'.repeat(50_000);
  expect(() => cleanHtml(deep)).not.toThrow();
  expect(readDescription(deep, []).facts).toEqual([]);
});
