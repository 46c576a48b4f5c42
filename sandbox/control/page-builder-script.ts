/** Runs in the browser: stands in for Prismic's Page Builder, with Prismic's own client. */
import { SimulatorClient } from '@prismicio/simulator';

type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
type Fields = Record<string, Value>;
interface Slice {
  slice_type: string;
  primary: Fields;
  items: Fields[];
}
interface Block {
  type: string;
  text: string;
  spans: unknown[];
}

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;
const frame = find<HTMLIFrameElement>('iframe');
const status = find<HTMLElement>('[role=status]');
const slices = JSON.parse(find('#slices').textContent!) as Slice[];

const wordsOf = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}

// The connection

let waiting = false;
let sending = false;

/** If called while sending, sends the latest slices once more afterwards. */
async function send(): Promise<void> {
  waiting = true;
  if (sending) return;
  sending = true;
  while (waiting) {
    waiting = false;
    // @ts-expect-error: the client's type for slices is stricter than `Slice`.
    await client.setSliceZone(slices).catch(report);
  }
  sending = false;
}

const report = (error: unknown) => {
  status.textContent = String(error);
};

const client = new SimulatorClient(frame);
client.connect().then(() => {
  status.textContent = 'Connected.';
  return send();
}, report);
// Set `src` only now: `connect` must be listening before the frame's load event.
frame.src = frame.dataset.src!;

// The form

const isObject = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the form's element for a field, or undefined for values that have no element, such as an empty picture. */
function inputFor(
  value: Value,
  change: (next: Value) => void,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (typeof value === 'boolean') {
    const input = element('input', { type: 'checkbox', checked: value });
    input.onchange = () => change(input.checked);
    return input;
  }
  if (Array.isArray(value)) {
    const blocks = value as unknown as Block[];
    const text = blocks.map((block) => block.text).join('\n');
    const input = element('textarea', { rows: 4, value: text });
    input.oninput = () =>
      change(input.value.split('\n').map((line, index) => blockOf(line, blocks[index])));
    return input;
  }
  if (isObject(value) && 'link_type' in value) {
    const input = element('input', { value: String(value.url ?? value.uid ?? '') });
    input.oninput = () => change({ link_type: 'Web', url: input.value });
    return input;
  }
  if (isObject(value) && 'dimensions' in value) {
    const input = element('input', { value: String(value.alt ?? '') });
    input.oninput = () => change({ ...value, alt: input.value });
    return input;
  }
  if (isObject(value)) return undefined;
  const input = element('input', { value: String(value ?? '') });
  input.oninput = () => change(typeof value === 'number' ? Number(input.value) : input.value);
  return input;
}

const blockOf = (text: string, before: Block | undefined): Value => ({
  type: before?.type ?? 'paragraph',
  text,
  spans: before?.text === text ? (before.spans as Value[]) : [],
});

const inputsFor = (fields: Fields, path: string): Node[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const input = inputFor(value, (next) => {
      fields[name] = next;
      void send();
    });
    if (!input) return [];
    input.name = `${path}.${name}`;
    const hint = isObject(value) && 'dimensions' in value ? ' (alternative text)' : '';
    return [element('label', {}, wordsOf(name) + hint, input)];
  });

slices.forEach((slice, index) => {
  const items = slice.items.map((item, at) =>
    element(
      'fieldset',
      {},
      element('legend', {}, `Item ${at + 1}`),
      ...inputsFor(item, `${slice.slice_type}.items.${at}`),
    ),
  );
  const details = element(
    'details',
    {},
    element('summary', {}, wordsOf(slice.slice_type)),
    ...inputsFor(slice.primary, `${slice.slice_type}.primary`),
    ...items,
  );
  details.name = 'slice';
  details.ontoggle = () => {
    if (details.open)
      client.scrollToSlice({ sliceIndex: index, behavior: 'smooth', block: 'start' }).catch(report);
  };
  find('.builder form').append(details);
});
