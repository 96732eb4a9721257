import { registry, type ConnectedElement } from '../src/platform/registry.ts';
import { apiBaseChanged, firstApiBase } from './connected-elements.ts';
import { guessLanguage } from './language-guess.ts';
import { optionReader, type ReadOption } from './options-source.ts';
import { prefetchAnswers } from './prefetch-answers.ts';
import { prefetchWords } from './prefetch-words.ts';
import { reportLoadFailure } from './report-error.ts';
import { createStartBox, loadProblem } from './start-box.ts';
import type { LifeState } from './life-state.ts';
import type { MountedView, ViewCall, ViewModule } from './view-module.ts';
import { whenNeeded } from './when-needed.ts';

/** What distinguishes one of our elements from another. */
export interface ElementSpec {
  /** Their names, apart by spaces. */
  attributes: string;
  /** Height that is kept free until the view is there, in CSS. */
  reserved: string;
  /** What its view asks the provider for besides the settings; below the base path. */
  asks?: (read: ReadOption) => readonly string[];
  load: () => Promise<ViewModule>;
}

/** The part of an element that the page does not see. */
export interface Shell extends ConnectedElement {
  life: LifeState;
  view: MountedView | undefined;
  /** Keeps what a property was set to; undefined lets the attribute speak again. */
  set: (attribute: string, value: unknown) => void;
  connect: () => void;
  disconnect: () => void;
  /** Runs a method of the view, now or when it is there; asking is reason enough to load it. */
  call: (...call: ViewCall) => void;
}

/** The life of an element: its shadow root, when its view is loaded, mounted, updated and taken away. */
export function createShell(host: HTMLElement, spec: ElementSpec, sheet: CSSStyleSheet): Shell {
  const properties = new Map<string, unknown>();
  const read = optionReader(host, properties);
  const root = host.attachShadow({ mode: 'open' });
  const showStart = createStartBox(root);
  // Custom states are missing in DOM imitations.
  const states = (host as Partial<HTMLElement>).attachInternals?.().states;
  /** Neither loading nor loaded: there is reason to begin, or to try again. */
  let mayLoad = false;
  /** In view, or nearly so. */
  let isNear = false;
  /** Undefined while the element is not on a page. */
  let stopWaiting: (() => void) | undefined;
  /** Tells an attempt to load that it is no longer wanted. */
  let attempt = 0;
  let calls: ViewCall[] = [];

  root.adoptedStyleSheets = [sheet];
  showStart('start');

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
    showStart('start');
    prefetchAnswers(apiBase(), read, spec.asks?.(read) ?? []);
    prefetchWords(guessLanguage(read));
    const thisAttempt = ++attempt;
    spec
      .load()
      .catch(spec.load)
      .then(({ mountView }) => {
        if (thisAttempt !== attempt) return;
        shell.view = mountView({
          host,
          root,
          read,
          apiBase,
          states,
          setLife,
          fail,
          load,
          calls: calls.splice(0),
        });
        root.prepend(shell.view.node);
      })
      .catch((error: unknown) => {
        if (thisAttempt !== attempt) return;
        fail(loadProblem(guessLanguage(read), load));
        reportLoadFailure(host, error);
      });
  };

  const removeView = () => {
    shell.view?.remove();
    shell.view = undefined;
  };

  const fail = (...problem: Node[]) => {
    removeView();
    mayLoad = true;
    setLife('error');
    showStart('', ...problem);
  };

  const detach = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    attempt++;
    calls = [];
    mayLoad = false;
    removeView();
    showStart('start');
    states?.clear();
    registry().elements.delete(shell);
  };

  const shell: Shell = {
    host,
    life: 'loading',
    view: undefined,
    read,
    set: (attribute, value) => {
      properties.set(attribute, value);
      if (attribute === 'api-base') apiBaseChanged();
      else shell.changed();
    },
    connect: () => {
      adoptEarlyProperties(host);
      registry().elements.add(shell);
      if (stopWaiting) return;
      mayLoad = true;
      setLife('loading');
      isNear = false;
      stopWaiting = whenNeeded(host, () => {
        isNear = true;
        shell.changed();
      });
      if (calls[0]) load();
      apiBaseChanged();
    },
    // An element that is only being moved is connected again by the next microtask.
    disconnect: () =>
      queueMicrotask(() => {
        if (!host.isConnected) detach();
      }),
    call: (...call) => {
      if (shell.view) shell.view.call(call);
      else calls.push(call);
      load();
    },
    changed: () => {
      const isShown = isNear && shell.life === 'loading' && read('presentation') !== 'overlay';
      if (isShown || read('open')) load();
      shell.view?.update();
    },
  };
  return shell;
}

/** Properties that were set before the element was defined hide the accessors: they are set again. */
function adoptEarlyProperties(host: HTMLElement): void {
  const properties = host as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(properties)) {
    if (!(name in Object.getPrototypeOf(host))) continue;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what must go is known by its name only
    delete properties[name];
    properties[name] = value;
  }
}
