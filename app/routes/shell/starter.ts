/**
 * The script in the head of every page (`before-scripts.tsx`). React and all that it runs are loaded at the first sign
 * that somebody uses the page, and this is what is there until then:
 *
 * - it wakes the page: loads its modules and its data, all at once, and starts them;
 * - what is pressed meanwhile, and scripts answer in place (`data-in-place`), is held, and done once they are there;
 *   when they do not come in time, the browser does it, once;
 * - it steps quantities (`data-step` of `ui/quantity.tsx`), before and after scripts have come;
 * - it remembers what was typed and chosen, so that components can be told of it afterwards;
 * - it keeps a form from being sent while offline, which would end on the browser's own error page.
 */
import type { RouteModule } from '@remix-run/react/dist/routeModules';
import { offlineText } from '~/ui/offline-text';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export interface Typed {
  value: string;
  checked?: boolean;
}

/** Addresses of what makes a page work. */
export interface PageScripts {
  /** What the modules below import, to be fetched beside them. */
  imports: string[];
  /** Remix's list of routes. */
  manifest: string;
  /** The page's route modules by their ids. */
  routes: Record<string, string>;
  /** Starts React. To be run last. */
  entry: string;
  /** What the page does by itself, without React (`arrival.ts`). */
  arrival?: string;
}

export interface Starter {
  /** `plain`: scripts are late or failed, and the browser does what is pressed. */
  readonly phase: 'asleep' | 'waking' | 'plain' | 'awake';
  /** Called at the end of the page. One that is the same for everyone sleeps; any other is woken at once. */
  arrive(scripts: PageScripts): void;
  /** Loads and starts the page's scripts, once. */
  wake(): void;
  /** Fields that the shopper has changed, as they were left; ends the remembering. */
  takeTyped(): Map<Field, Typed>;
  /** Called when scripts have started: does what was held. */
  awake(): void;
}

declare global {
  interface Window {
    starter?: Starter;
  }
}

/** How long a press waits for scripts, from when they were asked for, in ms. */
const holdMs = 3000;
/** What tells that somebody is there. Not `mouseover`: browsers send it to a page that appears below a mouse at rest. */
const signs = ['pointerdown', 'mousemove', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll']; // prettier-ignore
/** Buttons that need scripts, and links that open something on this page. */
const inPlacePress = 'a[data-in-place], button[type=button]:not([data-step], [data-alive] *)';

const nonce = document.currentScript?.nonce;
const { dataset } = document.documentElement;
let phase: Starter['phase'] = 'asleep';
let scripts: PageScripts | undefined;

// Waking

function wake(): void {
  if (phase !== 'asleep') return;
  if ((document as { prerendering?: boolean }).prerendering)
    return document.addEventListener('prerenderingchange', wake, { once: true });
  phase = 'waking';
  for (const sign of signs) removeEventListener(sign, wake, true);
  setTimeout(() => void goPlainly(), holdMs);
  if (scripts) void load(scripts);
}
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
// One that the browser had kept may be out of date.
addEventListener('pageshow', ({ persisted }) => persisted && wake());

async function load({ imports, manifest, routes, entry }: PageScripts): Promise<void> {
  for (const href of [...imports, manifest, entry, ...Object.values(routes)]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, nonce });
    document.head.append(link);
  }
  try {
    const [data, modules] = await Promise.all([
      dataset.state && fetch(dataset.state).then(bytesOf),
      Promise.all(Object.values(routes).map((module) => import(module) as Promise<RouteModule>)),
      import(manifest),
    ]);
    if (data) window.__remixContext.stream = new Response(data).body!;
    window.__remixRouteModules = Object.fromEntries(
      Object.keys(routes).map((id, index) => [id, modules[index]!]),
    );
    await import(entry);
  } catch {
    // The page works without them.
    letGo(({ isPlain }) => !isPlain);
    void goPlainly();
  }
}

const bytesOf = (answer: Response) => {
  if (!answer.ok) throw answer;
  return answer.arrayBuffer();
};

/**
 * What a page at rest would miss: the place it is opened at, fields that the browser restores, a bag that has changed. Not
 * for robots.
 */
const hasToWake = () =>
  !dataset.robot &&
  (!dataset.state ||
    location.hash ||
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.type !== 'navigate' ||
    /\bcart-(?:sent|left)-/.test(document.cookie));

// Presses

interface Press {
  /** Does it again, in this page or, without scripts, as the browser does. */
  repeat(): void;
  /** Sends the form without leaving the page. */
  send?(): Promise<unknown>;
  /** The browser can do it without scripts. */
  isPlain: boolean;
}

/** By what was pressed, which is held once however often it is pressed. */
const held = new Map<HTMLElement, Press>();

function hold(event: Event, pressed: HTMLElement, press: Press): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.setAttribute('aria-busy', 'true');
  if (!held.has(pressed)) held.set(pressed, press);
  wake();
}

/** Those that are held and fit, which are no longer held. */
function letGo(fits: (press: Press) => boolean = () => true): Press[] {
  const presses = [...held].filter(([, press]) => fits(press));
  for (const [pressed] of presses) {
    held.delete(pressed);
    pressed.removeAttribute('aria-busy');
  }
  return presses.map(([, press]) => press);
}

const isWaiting = () => phase === 'asleep' || phase === 'waking';

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter ?? undefined;
    if (!isWaiting() || !form.matches('form[data-in-place]')) return;
    const send = () => sendForm(form, submitter);
    const repeat = () => void (form.isConnected ? form.requestSubmit(submitter) : send());
    hold(event, submitter ?? form, { repeat, send, isPlain: true });
  },
  true,
);

/** Also when the page is being left. Resolves whatever becomes of it. */
const sendForm = (form: HTMLFormElement, submitter?: HTMLElement): Promise<unknown> =>
  fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form, submitter)] as [string, string][]),
    keepalive: true,
    redirect: 'manual',
  }).catch(() => undefined);

/** Scripts are late. Only one press can lead to another page: the last does, and the forms before it are sent first. */
async function goPlainly(): Promise<void> {
  if (phase === 'awake') return;
  phase = 'plain';
  const presses = letGo(({ isPlain }) => isPlain);
  const last = presses.pop();
  for (const { send } of presses) await send?.();
  last?.repeat();
}

// Whoever leaves the page has not taken the press back.
addEventListener('pagehide', () => {
  for (const { send } of letGo()) void send?.();
});

// Fields

const typed = new Map<Field, Typed>();
const keep = (field: Field) => {
  const { value, checked } = field as HTMLInputElement;
  typed.set(field, { value, checked });
};
// What browsers restore on going back comes without an event, and is not taken for typed.
const remember = ({ target }: Event) => {
  if ('value' in target!) keep(target as Field);
};
const types = ['input', 'change'];
for (const type of types) addEventListener(type, remember, true);
let taken = false;

let told: HTMLInputElement | undefined;
const forget = () => {
  told?.setCustomValidity('');
  told = undefined;
};
addEventListener('online', forget);
addEventListener('keydown', forget, true);
addEventListener(
  'click',
  (event) => {
    forget();
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-step]');
    const input = button?.parentElement?.querySelector('input');
    if (input) {
      input[button!.dataset.step as 'stepUp' | 'stepDown']();
      if (!taken) keep(input);
    }
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isWaiting() || ctrlKey || metaKey || shiftKey || altKey) return;
    const press = target.closest<HTMLElement>(inPlacePress);
    const repeat = () => press?.click();
    if (press) hold(event, press, { repeat, isPlain: press.matches('a') });
  },
  true,
);

let reached: HTMLFormElement | undefined;
addEventListener('submit', (event) => {
  const { submitter, defaultPrevented } = event;
  const form = event.target as HTMLFormElement;
  if (defaultPrevented || navigator.onLine || form === reached) return;
  event.preventDefault();
  fetch('/icons/mark.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      reached = form;
      form.requestSubmit(submitter);
      reached = undefined;
    },
    () => {
      const fields = [...form.elements] as HTMLInputElement[];
      told =
        (submitter as HTMLInputElement | null) ?? fields.find(({ willValidate }) => willValidate);
      told?.setCustomValidity(offlineText);
      told?.reportValidity();
    },
  );
});

window.starter = {
  get phase() {
    return phase;
  },
  arrive(all) {
    scripts = all;
    if (phase === 'waking') void load(all);
    else if (hasToWake()) wake();
    const { arrival } = all;
    if (arrival) addEventListener('load', () => void import(arrival).catch(() => undefined));
  },
  wake,
  takeTyped() {
    taken = true;
    for (const type of types) removeEventListener(type, remember, true);
    return typed;
  },
  awake() {
    phase = 'awake';
    for (const { repeat } of letGo()) repeat();
  },
};
