/**
 * Simulates a browser without JavaScript, styles or layout: follows links and submits forms over
 * HTTP.
 */
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { shopper, type Answer, type Shopper } from './shopper';

type Name = string | RegExp;

/** Each call searches the currently open page. */
interface Part {
  text(): string;
  all(tag: string): Element[];
  part(tag: string, text: Name): Part;
  names(kind: 'link' | 'button' | 'field'): string[];
  link(name: Name): string;
  field(label: Name): { value: string; checked: boolean; described: string; element: Element };
  button(name: Name): Element;
  fill(label: Name, value: string): void;
  select(label: Name, option: Name): void;
  check(label: Name): void;
  /** Throws if a browser would refuse to submit the form. */
  press(name: Name): Promise<void>;
  follow(name: Name): Promise<void>;
}

export interface PlainBrowser extends Part {
  readonly main: Part;
  readonly url: string;
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly heading: string;
  readonly cookies: Map<string, string>;
  open(to: string): Promise<void>;
}

const mostRedirects = 10;

export function plainBrowser(origin: string): PlainBrowser {
  const sites = new Map<string, Shopper>();
  const siteOf = (url: string) => {
    const { origin: one } = new URL(url);
    const site = sites.get(one) ?? shopper(one);
    sites.set(one, site);
    return site;
  };
  let url = `${origin}/`;
  let answer: Answer | undefined;
  let root: Root = fromHtml('');
  let changed = new Map<Element, string | boolean>();

  async function load(to: string, form?: { body: URLSearchParams; from: string }): Promise<void> {
    let next = new URL(to, url).href;
    let posted = form;
    for (let step = 0; step <= mostRedirects; step += 1) {
      const { origin: at, pathname, search } = new URL(next);
      const site = siteOf(next);
      const elsewhere = posted && posted.from !== at;
      answer = posted
        ? await site.post(
            pathname + search,
            [...posted.body],
            elsewhere ? { origin: posted.from, 'sec-fetch-site': 'cross-site' } : {},
          )
        : await site.get(pathname + search);
      url = next;
      const refresh = /^0;\s*url=(.*)$/i.exec(answer.headers.get('refresh') ?? '')?.[1];
      const leadsTo = answer.status >= 300 && answer.status < 400 ? answer.location : refresh;
      if (!leadsTo) {
        root = fromHtml(answer.text);
        changed = new Map();
        return;
      }
      if (answer.status !== 307 && answer.status !== 308) posted = undefined;
      next = new URL(leadsTo, next).href;
    }
    throw new Error(`Too many redirects from ${to}`);
  }

  function submit(button: Element, form: Element): Promise<void> {
    const of = (attribute: string) =>
      String(
        button.properties[`form${attribute}`] ??
          button.properties[`form${attribute.toLowerCase()}`] ??
          '',
      );
    const { properties } = form;
    if (properties.encType === 'multipart/form-data') throw new Error('No form of this kind yet');
    const controls = elementsIn(root).filter((one) => formOf(root, one) === form);
    if (!properties.noValidate && !button.properties.formNoValidate)
      for (const control of controls) refuseInvalid(control, controls, changed);
    const body = new URLSearchParams();
    for (const control of controls)
      for (const value of valuesOf(control, button, changed))
        body.append(String(control.properties.name), value);
    const to = new URL(of('Action') || String(properties.action ?? ''), url);
    const method = (of('Method') || String(properties.method ?? 'get')).toLowerCase();
    if (method === 'post') return load(to.href, { body, from: new URL(url).origin });
    to.search = body.toString();
    return load(to.href);
  }

  function partOf(find: () => Element | Root): Part {
    const inside = () => elementsIn(find());
    const where = () => `on ${url}: ${textOf(find()).slice(0, 300)}`;
    const only = (kind: string, elements: Element[], name: Name) => {
      const [first] = elements.filter((one) => matches(nameOf(root, one), name));
      if (!first) throw new Error(`No ${kind} '${String(name)}' ${where()}`);
      return first;
    };
    const link = (name: Name) => only('link', inside().filter(isLink), name);
    const button = (name: Name) => only('button', inside().filter(isButton), name);
    const field = (name: Name) => only('field', inside().filter(isField), name);
    return {
      text: () => textOf(find()),
      all: (tag) => inside().filter(({ tagName }) => tagName === tag),
      part: (tag, text) =>
        partOf(() => {
          const all = inside().filter(({ tagName }) => tagName === tag);
          const found = all.find(
            (one) =>
              one.properties.ariaLabel === text ||
              (typeof text === 'string' ? textOf(one).includes(text) : text.test(textOf(one))),
          );
          if (!found) throw new Error(`No <${tag}> with '${String(text)}' ${where()}`);
          return found;
        }),
      names: (kind) =>
        inside()
          .filter({ link: isLink, button: isButton, field: isField }[kind])
          .map((one) => nameOf(root, one)),
      link: (name) => String(link(name).properties.href),
      field: (label) => {
        const element = field(label);
        return {
          element,
          value: valueOf(element, changed),
          checked: isChecked(element, changed),
          described: textsOf(root, element.properties.ariaDescribedBy),
        };
      },
      button,
      fill: (label, value) => {
        const one = field(label);
        if (one.properties.disabled || one.properties.readOnly)
          throw new Error(`'${String(label)}' cannot be changed`);
        changed.set(one, value);
      },
      select: (label, option) => {
        const one = field(label);
        const all = optionsOf(one);
        const chosen = all.find(
          (each) => matches(textOf(each), option) || each.properties.value === option,
        );
        if (!chosen || chosen.properties.disabled)
          throw new Error(`No option '${String(option)}' among ${all.map(textOf).join(', ')}`);
        changed.set(one, optionValue(chosen));
      },
      check: (label) => {
        const one = field(label);
        if (one.properties.disabled) throw new Error(`'${String(label)}' is disabled`);
        if (one.properties.type === 'radio')
          for (const other of elementsIn(root))
            if (
              other.properties.type === 'radio' &&
              other.properties.name === one.properties.name &&
              formOf(root, other) === formOf(root, one)
            )
              changed.set(other, false);
        changed.set(one, true);
      },
      press: async (name) => {
        const all = inside().filter((one) => isButton(one) && matches(nameOf(root, one), name));
        const pressed = all.find(({ properties }) => !properties.disabled);
        if (!pressed) throw new Error(`No button '${String(name)}' to press ${where()}`);
        const form = formOf(root, pressed);
        if (!form || pressed.properties.type === 'button')
          throw new Error(`The button '${String(name)}' needs scripts`);
        await submit(pressed, form);
      },
      follow: (name) => load(String(link(name).properties.href)),
    };
  }

  const main = partOf(() => elementsIn(root).find(({ tagName }) => tagName === 'main') ?? root);
  return Object.defineProperties(partOf(() => root) as PlainBrowser, {
    main: { value: main },
    open: { value: (to: string) => load(to) },
    url: { get: () => url },
    path: { get: () => new URL(url).pathname + new URL(url).search },
    status: { get: () => answer?.status ?? 0 },
    html: { get: () => answer?.text ?? '' },
    title: { get: () => textsWithin(root, 'title') },
    heading: { get: () => textsWithin(root, 'h1') },
    cookies: { get: () => siteOf(url).cookies },
  });
}

const known = new WeakMap<Nodes, Element[]>();

/** Excludes hidden elements. */
function elementsIn(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const found = known.get(node) ?? walk(node);
  known.set(node, found);
  return found;
}

function walk(node: Extract<Nodes, { children: unknown[] }>): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' || child.properties.hidden || child.tagName === 'template'
      ? []
      : [child, ...elementsIn(child)],
  );
}

const inline = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'time']); // prettier-ignore

function textOf(node: Nodes): string {
  const raw = (one: Nodes): string => {
    if (one.type === 'text') return one.value;
    if (!('children' in one)) return '';
    if (one.type === 'element' && (/^(script|style|template)$/.test(one.tagName) || one.properties.hidden)) return ''; // prettier-ignore
    const text = one.children.map(raw).join('');
    return one.type === 'element' && !inline.has(one.tagName) ? ` ${text} ` : text;
  };
  return raw(node).replace(/\s+/g, ' ').trim();
}

const textsWithin = (root: Root, tag: string) => {
  const found = elementsIn(root).find(({ tagName }) => tagName === tag);
  return found ? textOf(found) : '';
};

const isLink = ({ tagName, properties }: Element) => tagName === 'a' && 'href' in properties;
const isButton = ({ tagName, properties }: Element) =>
  tagName === 'button' || (tagName === 'input' && properties.type === 'submit');
const isField = ({ tagName, properties }: Element) =>
  /^(select|textarea|input)$/.test(tagName) && !/^(hidden|submit)$/.test(String(properties.type));

const matches = (text: string, name: Name) =>
  typeof name === 'string' ? text === name : name.test(text);

function textsOf(root: Root, ids: unknown): string {
  const list = Array.isArray(ids) ? ids.map(String) : String(ids ?? '').split(' ');
  const named = elementsIn(root).filter(({ properties }) => list.includes(String(properties.id)));
  return named.map(textOf).join(' ');
}

function nameOf(root: Root, element: Element): string {
  const { ariaLabel, ariaLabelledBy, id, title } = element.properties;
  if (ariaLabelledBy) return textsOf(root, ariaLabelledBy);
  if (ariaLabel) return String(ariaLabel);
  if (!isField(element)) {
    const pictures = elementsIn(element).map(({ properties }) => String(properties.alt ?? ''));
    return textOf(element) || pictures.join(' ').trim() || String(title ?? '');
  }
  const labels = elementsIn(root).filter(
    (one) =>
      one.tagName === 'label' &&
      (one.properties.htmlFor
        ? String(one.properties.htmlFor) === String(id)
        : elementsIn(one).includes(element)),
  );
  return labels.map(textOf).join(' ');
}

/** The forms are cached for the current page only. */
const formsOf = new WeakMap<Root, Map<Element, Element>>();

function formOf(root: Root, element: Element): Element | undefined {
  const known = formsOf.get(root) ?? ownersIn(root);
  formsOf.set(root, known);
  return known.get(element);
}

/** Maps each control to its ancestor form, or to the form named in `form`. */
function ownersIn(root: Root): Map<Element, Element> {
  const all = elementsIn(root);
  const forms = all.filter(({ tagName }) => tagName === 'form');
  const owners = new Map<Element, Element>();
  for (const form of forms) for (const one of elementsIn(form)) owners.set(one, form);
  for (const one of all) {
    const { form: id } = one.properties;
    const named = id && forms.find(({ properties }) => properties.id === id);
    if (named) owners.set(one, named);
  }
  return owners;
}
type Changes = Map<Element, string | boolean>;

const optionsOf = (select: Element) =>
  elementsIn(select).filter(({ tagName }) => tagName === 'option');
const optionValue = (option: Element) => String(option.properties.value ?? textOf(option));

function valueOf(element: Element, changed: Changes): string {
  const now = changed.get(element);
  if (typeof now === 'string') return now;
  if (element.tagName === 'textarea') {
    const [text] = element.children;
    return text?.type === 'text' ? text.value : '';
  }
  if (element.tagName !== 'select') return String(element.properties.value ?? '');
  const all = optionsOf(element);
  const chosen = all.find(({ properties }) => properties.selected) ?? all[0];
  return chosen ? optionValue(chosen) : '';
}

const isChecked = (element: Element, changed: Changes) =>
  Boolean(changed.get(element) ?? element.properties.checked);

function valuesOf(control: Element, button: Element, changed: Changes): string[] {
  const { name, disabled, type } = control.properties;
  if (!name || disabled) return [];
  if (isButton(control)) return control === button ? [String(control.properties.value ?? '')] : [];
  if (!/^(input|select|textarea)$/.test(control.tagName)) return [];
  if (type !== 'checkbox' && type !== 'radio') return [valueOf(control, changed)];
  return isChecked(control, changed) ? [String(control.properties.value ?? 'on')] : [];
}

function refuseInvalid(control: Element, all: Element[], changed: Changes): void {
  if (!isField(control) || control.properties.disabled) return;
  const { type, name, required, max, min, minLength, maxLength, pattern } = control.properties;
  const refuse = (why: string) => {
    throw new Error(`A browser would not send this form: '${String(name)}' ${why}`);
  };
  if (type === 'checkbox' || type === 'radio') {
    const group = all.filter(({ properties }) => properties.name === name);
    if (required && !group.some((one) => isChecked(one, changed))) refuse('is required');
    return;
  }
  const value = valueOf(control, changed);
  if (required && value === '') refuse('is required');
  if (value === '') return;
  if (type === 'email' && !/^[^@\s]+@[^@\s]+$/.test(value)) refuse('is no e-mail address');
  if (type === 'number' && max !== undefined && Number(value) > Number(max)) refuse('is too large');
  if (type === 'number' && min !== undefined && Number(value) < Number(min)) refuse('is too small');
  if (pattern && !new RegExp(`^(?:${String(pattern)})$`, 'v').test(value))
    refuse('has no such form');
  if (changed.has(control)) {
    if (minLength !== undefined && value.length < Number(minLength)) refuse('is too short');
    if (maxLength !== undefined && value.length > Number(maxLength)) refuse('is too long');
  }
}
