/**
 * In every page's head. Hydrates the page at the first interaction. Before hydration, this script
 * - holds back clicks and submissions that React must handle, and repeats them later;
 * - lets the browser handle clicks and submissions if the modules fail to load;
 * - records changed fields, and changes quantities when buttons are pressed (`data-step`);
 * - blocks submissions while the browser is offline.
 */
import type { RouteModule } from '@remix-run/react/dist/routeModules';
import { isFastConnection, savesData } from '~/ui/connection';
import { offlineText } from '~/ui/offline-text';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export interface Typed {
  value: string;
  checked?: boolean;
}

export interface PageScripts {
  /** Static imports of the modules below, fetched in parallel. */
  imports: string[];
  manifest: string;
  routes: Record<string, string>;
  /** Starts React; imported last. */
  entry: string;
  /** `after-load.ts`. */
  afterLoad?: string;
}

export interface LazyHydration {
  /** 'fallback': the modules loaded too slowly or failed, so the browser handles clicks and forms. */
  readonly phase: 'idle' | 'loading' | 'fallback' | 'hydrated';
  readonly shellData?: ArrayBuffer;
  /** Called by a script at the end of the page. Error pages and replies to forms hydrate immediately. */
  register(scripts: PageScripts): void;
  /** Works only once. */
  hydrate(): void;
  /** Stops recording fields. */
  takeTyped(): Map<Field, Typed>;
  /** Repeats held clicks and submissions. */
  markHydrated(): void;
}

declare global {
  interface Window {
    lazyHydration?: LazyHydration;
  }
}

/** From the start of loading, in ms. */
const holdMs = 3000;
/** Without `mouseover`, which also fires when a page loads under a resting mouse. */
const interactions = ['pointerdown', 'mousemove', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll']; // prettier-ignore
/** Buttons that need scripts, and links that open something on this page. */
const inPlacePress = 'a[data-in-place], button[type=button]:not([data-step], [data-alive] *)';

const nonce = document.currentScript?.nonce;
const { dataset } = document.documentElement;
let phase: LazyHydration['phase'] = 'idle';
let scripts: PageScripts | undefined;
let shellData: ArrayBuffer | undefined;

/** Called before the page's own listeners. Must not prevent the browser's action. */
function listen(types: string[], listener: (event: Event) => void): void {
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true });
}
function unlisten(types: string[], listener: (event: Event) => void): void {
  for (const type of types) removeEventListener(type, listener, true);
}

// Hydration

/** Waits while the page is prerendered. */
function whenShown(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

const hydrate = () => whenShown(start);

function start(): void {
  if (phase !== 'idle') return;
  phase = 'loading';
  unlisten(interactions, hydrate);
  setTimeout(() => void fallBack(), holdMs);
  if (scripts) void load(scripts);
}
listen(interactions, hydrate);
// During loading, these events would make React hydrate the page in one long task.
const discreteEvents = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup', 'click', 'input', 'change']; // prettier-ignore
const keepFromReact = (event: Event) => {
  const isAlive = event.target instanceof Element && event.target.closest('[data-alive]');
  if (phase === 'loading' && !isAlive) event.stopPropagation();
};
listen(discreteEvents, keepFromReact);
// A page from the back/forward cache may be outdated.
addEventListener('pageshow', ({ persisted }) => persisted && hydrate());

const urlsOf = ({ imports, manifest, routes, entry }: PageScripts): string[] => [
  ...imports,
  manifest,
  entry,
  ...Object.values(routes),
];

function addLinks(rel: 'prefetch' | 'modulepreload', urls: string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, nonce });
    document.head.append(link);
  }
}

/** Fetches the modules but doesn't run them, because running them would block the page. */
function prefetchAtRest(scripts: PageScripts): void {
  const { state, shell, robot } = dataset;
  if (!isFastConnection() || savesData() || robot) return;
  const urls = urlsOf(scripts).filter((url) => url !== scripts.afterLoad);
  requestIdleCallback(() => {
    if (phase === 'idle')
      addLinks('prefetch', [...urls, ...[state, shell].filter((url) => url !== undefined)]);
  });
}

async function load(scripts: PageScripts): Promise<void> {
  const { manifest, routes, entry } = scripts;
  addLinks('modulepreload', urlsOf(scripts));
  try {
    const [data, shell, modules] = await Promise.all([
      dataset.state && fetch(dataset.state).then(bytesOf),
      dataset.shell && fetch(dataset.shell).then(bytesOf),
      Promise.all(Object.values(routes).map((module) => import(module) as Promise<RouteModule>)),
      import(manifest),
    ]);
    if (shell) shellData = shell;
    if (data) window.__remixContext.stream = new Response(data).body!;
    window.__remixRouteModules = Object.fromEntries(
      Object.keys(routes).map((id, index) => [id, modules[index]!]),
    );
    await import(entry);
  } catch {
    release(({ isNative }) => !isNative);
    void fallBack();
  }
}

const bytesOf = (answer: Response) => {
  if (!answer.ok) throw answer;
  return answer.arrayBuffer();
};

/**
 * True for replies to forms, errors, previews, pages with an outdated cart, and pages opened with a fragment, by a
 * reload or through the history.
 */
const mustHydrateNow = () =>
  !dataset.robot &&
  (!(dataset.state ?? dataset.asleep) ||
    location.hash ||
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.type !== 'navigate' ||
    /\bcart-(?:sent|left)-/.test(document.cookie));

// Presses

interface Press {
  /** By React or, without scripts, natively. */
  repeat(): void;
  send?(): Promise<unknown>;
  isNative: boolean;
}

const held = new Map<HTMLElement, Press>();

function hold(event: Event, pressed: HTMLElement, press: Press): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.setAttribute('aria-busy', 'true');
  if (!held.has(pressed)) held.set(pressed, press);
  hydrate();
}

function release(fits: (press: Press) => boolean = () => true): Press[] {
  const presses = [...held].filter(([, press]) => fits(press));
  for (const [pressed] of presses) {
    held.delete(pressed);
    pressed.removeAttribute('aria-busy');
  }
  return presses.map(([, press]) => press);
}

const isWaiting = () => phase === 'idle' || phase === 'loading';

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter ?? undefined;
    if (!isWaiting() || !form.matches('form[data-in-place]')) return;
    const send = () => sendForm(form, submitter);
    const repeat = () =>
      void (form.isConnected
        ? withSubmitter(form, submitter, (button) => form.requestSubmit(button))
        : send());
    hold(event, submitter ?? form, { repeat, send, isNative: true });
  },
  true,
);

/** Hydration may have replaced the pressed button. A copy is then added, because a submitter must be in its form. */
function withSubmitter<T>(
  form: HTMLFormElement,
  submitter: HTMLElement | undefined,
  submit: (button?: HTMLElement) => T,
): T {
  if (!submitter || (submitter as HTMLButtonElement).form === form) return submit(submitter);
  const copy = form.appendChild(submitter.cloneNode() as HTMLElement);
  try {
    return submit(copy);
  } finally {
    copy.remove();
  }
}

/** Works even if the shopper leaves the page. Never rejects. */
function sendForm(form: HTMLFormElement, submitter?: HTMLElement): Promise<unknown> {
  const fields = withSubmitter(form, submitter, (button) => new FormData(form, button));
  return fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body: new URLSearchParams([...fields] as [string, string][]),
    keepalive: true,
    redirect: 'manual',
  }).catch(() => undefined);
}

/** Only the last held form can navigate, so earlier forms are sent in the background. */
async function fallBack(): Promise<void> {
  if (phase === 'hydrated') return;
  phase = 'fallback';
  const presses = release(({ isNative }) => isNative);
  const last = presses.pop();
  for (const { send } of presses) await send?.();
  last?.repeat();
}

addEventListener('pagehide', () => {
  for (const { send } of release()) void send?.();
});

// Fields

const typed = new Map<Field, Typed>();
const record = (field: Field) => {
  const { value, checked } = field as HTMLInputElement;
  // In the order of the last changes.
  typed.delete(field);
  typed.set(field, { value, checked });
};
// After Back, browsers restore fields without an event, so restored values aren't recorded.
const onInput = ({ target }: Event) => {
  if ('value' in target!) record(target as Field);
};
const types = ['input', 'change'];
listen(types, onInput);
let taken = false;

let reported: HTMLInputElement | undefined;
const clearReport = () => {
  reported?.setCustomValidity('');
  reported = undefined;
};
addEventListener('online', clearReport);
addEventListener('keydown', clearReport, true);
addEventListener(
  'click',
  (event) => {
    clearReport();
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-step]');
    const input = button?.parentElement?.querySelector('input');
    if (input) {
      input[button!.dataset.step as 'stepUp' | 'stepDown']();
      if (!taken) record(input);
    }
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isWaiting() || ctrlKey || metaKey || shiftKey || altKey) return;
    const press = target.closest<HTMLElement>(inPlacePress);
    if (press) hold(event, press, { repeat: () => press.click(), isNative: press.matches('a') });
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
      reported =
        (submitter as HTMLInputElement | null) ?? fields.find(({ willValidate }) => willValidate);
      reported?.setCustomValidity(offlineText);
      reported?.reportValidity();
    },
  );
});

window.lazyHydration = {
  get phase() {
    return phase;
  },
  get shellData() {
    return shellData;
  },
  register(all) {
    scripts = all;
    // On a slow line, loading may have been requested, or even have timed out, before the last of the HTML arrived.
    if (phase !== 'idle') void load(all);
    else if (mustHydrateNow()) hydrate();
    const { afterLoad } = all;
    addEventListener('load', () => {
      if (afterLoad) void import(afterLoad).catch(() => undefined);
      whenShown(() => prefetchAtRest(all));
    });
  },
  hydrate,
  takeTyped() {
    taken = true;
    unlisten(types, onInput);
    unlisten(discreteEvents, keepFromReact);
    return typed;
  },
  markHydrated() {
    phase = 'hydrated';
    for (const { repeat } of release()) {
      // One failed press must not lose the others.
      try {
        repeat();
      } catch (error) {
        reportError(error);
      }
    }
  },
};
