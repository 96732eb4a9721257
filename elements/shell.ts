import { propertyName } from './attribute-names.ts';
import { apiBaseChanged, connectedElements, firstApiBase } from './connected-elements.ts';
import { hostSheet } from './host-sheet.ts';
import { guessLanguage } from './language-guess.ts';
import { optionReader, type ReadOption } from './options-source.ts';
import { prefetchSettings } from './prefetch-settings.ts';
import { prefetchWords } from './prefetch-words.ts';
import { reportError } from './report-error.ts';
import { createStartBox, element } from './start-box.ts';
import type { LifeState, MountedView, ViewCall, ViewModule } from './view-module.ts';
import { whenNeeded } from './when-needed.ts';

/** What distinguishes one of our elements from another. */
export interface ElementSpec {
  tag: string;
  attributes: readonly string[];
  /** Height in pixels that is kept free until the view is there. */
  reserved: number;
  load: () => Promise<ViewModule>;
}

/** The part of an element that the page does not see. */
export interface Shell {
  life: LifeState;
  view: MountedView | undefined;
  read: ReadOption;
  /** Keeps what a property was set to; undefined lets the attribute speak again. */
  set: (attribute: string, value: unknown) => void;
  connect: () => void;
  disconnect: () => void;
  /** Runs a call on the view, now or when it is there; asking is reason enough to load it. */
  call: (action: ViewCall) => void;
  /** Options have changed, here or on an element that lends its own. */
  changed: () => void;
}

/** The life of an element: its shadow root, when its view is loaded, mounted, updated and taken away. */
export function createShell(host: HTMLElement, spec: ElementSpec): Shell {
  const properties = new Map<string, unknown>();
  const read = optionReader(host, properties);
  const start = createStartBox();
  const frame = element('div');
  const root = host.attachShadow({ mode: 'open' });
  // Custom states are missing in DOM imitations.
  const states = 'attachInternals' in host ? host.attachInternals().states : undefined;
  let isAlive = false;
  /** Neither loading nor loaded: there is reason to begin, or to try again. */
  let mayLoad = false;
  let stopWaiting: (() => void) | undefined;
  /** Tells an attempt to load that it is no longer wanted. */
  let attempt = 0;
  let calls: ViewCall[] = [];

  root.adoptedStyleSheets = [hostSheet()];
  frame.className = 'frame';
  frame.style.setProperty('--reserved', `${spec.reserved}px`);
  frame.append(start.node);
  root.append(frame);
  start.showWaiting();

  const apiBase = () => read('api-base') ?? firstApiBase();

  const setLife = (life: LifeState) => {
    states?.delete(shell.life);
    states?.add(life);
    shell.life = life;
  };

  const load = () => {
    if (!mayLoad) return;
    mayLoad = false;
    stopWaiting?.();
    setLife('loading');
    start.showWaiting();
    prefetchSettings(apiBase(), read);
    prefetchWords(guessLanguage(read));
    const thisAttempt = ++attempt;
    const unlessGone =
      <Value>(use: (value: Value) => void) =>
      (value: Value) => {
        if (thisAttempt === attempt) use(value);
      };
    spec.load().catch(spec.load).then(unlessGone(mount)).catch(unlessGone(showLoadProblem));
  };

  const mount = ({ mountView }: ViewModule) => {
    shell.view = mountView({ host, root, read, apiBase, states, setLife, fail, calls: calls.splice(0) });
    frame.prepend(shell.view.node);
  };

  const removeView = () => {
    shell.view?.node.remove();
    shell.view = undefined;
  };

  const giveUp = () => {
    removeView();
    mayLoad = true;
    setLife('error');
  };

  const fail = (fallback: string) => {
    giveUp();
    start.showFallback(fallback);
  };

  const showLoadProblem = (error: unknown) => {
    giveUp();
    start.showProblem(guessLanguage(read), load);
    console.error(`[${spec.tag}]`, error);
    reportError(host, 'network', 'load', true);
  };

  const detach = () => {
    stopWaiting?.();
    attempt++;
    calls = [];
    isAlive = mayLoad = false;
    removeView();
    start.showWaiting();
    states?.clear();
    connectedElements.delete(shell);
  };

  const shell: Shell = {
    life: 'loading',
    view: undefined,
    read,
    set: (attribute, value) => {
      properties.set(attribute, value);
      if (attribute === 'api-base') apiBaseChanged();
      else shell.changed();
    },
    connect: () => {
      adoptEarlyProperties(host, spec.attributes);
      connectedElements.add(shell);
      if (isAlive) return;
      isAlive = mayLoad = true;
      setLife('loading');
      stopWaiting = whenNeeded(host, load);
      if (calls[0]) load();
      apiBaseChanged();
    },
    // An element that is only being moved is connected again by the next microtask.
    disconnect: () =>
      queueMicrotask(() => {
        if (!host.isConnected) detach();
      }),
    call: (action) => {
      if (shell.view) action(shell.view);
      else calls.push(action);
      load();
    },
    changed: () => {
      if (read('open')) load();
      shell.view?.update();
    },
  };
  return shell;
}

/** Properties that were set before the element was defined hide the accessors: they are set again. */
function adoptEarlyProperties(host: HTMLElement, attributes: readonly string[]): void {
  const properties = host as unknown as Record<string, unknown>;
  for (const name of attributes.map(propertyName)) {
    if (!Object.hasOwn(host, name)) continue;
    const value = properties[name];
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what must go is known by its name only
    delete properties[name];
    properties[name] = value;
  }
}
