import { rawValue, type ReadOption } from '../../src/options/raw-value.ts';
import { registry, type ConnectedElement } from '../../src/platform/registry.ts';
import { apiBaseChanged, firstApiBase } from './connected-elements.ts';
import { guessLanguage } from './guess-language.ts';
import { prefetchMessages } from './prefetch-messages.ts';
import { reportLoadFailure } from './report-error.ts';
import { createPlaceholder, loadErrorNotice } from './placeholder.ts';
import type { ElementStatus } from './element-status.ts';
import { mayFollow, type Phase, type PhaseName } from './phase.ts';
import type { MountedView, ViewCall, ViewModule } from './view-module.ts';
import type { FirstForm, FirstFormContext } from '../../src/views/first-form/first-form.ts';
import { whenNeeded } from './when-needed.ts';

/** What distinguishes our elements from one another. */
export interface ElementSpec {
  /** The names of its attributes beyond the common ones, separated by spaces. */
  attributes: string;
  /** The height to reserve until the view has loaded, as CSS. */
  reserved: string;
  /** What its view asks the provider for besides the settings: paths below `api-base`. */
  prefetch?: (read: ReadOption) => readonly string[];
  /** What can be used before the view has loaded. */
  firstForm?: () => Promise<{ createFirstForm: (context: FirstFormContext) => FirstForm | undefined }>;
  load: () => Promise<ViewModule>;
}

/** The private part of an element. */
export interface ElementController extends ConnectedElement {
  status: ElementStatus;
  readonly view: MountedView | undefined;
  /** Keeps what a property was set to; undefined falls back to the attribute. */
  set: (attribute: string, value: unknown) => void;
  connect: () => void;
  disconnect: () => void;
  /** Calls a method of the view, now or once it has loaded; a call starts loading. */
  call: (...call: ViewCall) => void;
}

/** Loads, mounts, updates and removes the view of an element, and shows a placeholder while there is none. */
export function createElementController(
  host: HTMLElement,
  spec: ElementSpec,
  sheet: CSSStyleSheet,
): ElementController {
  const properties = new Map<string, unknown>();
  const root = host.attachShadow({ mode: 'open' });
  const showPlaceholder = createPlaceholder(root);
  // DOM implementations for tests lack custom states.
  const states = (host as Partial<HTMLElement>).attachInternals?.().states;
  let phase: Phase = { name: 'idle' };
  /** The calls that were made before the view had loaded. */
  let calls: ViewCall[] = [];
  let firstForm: FirstForm | undefined;

  root.adoptedStyleSheets = [sheet];
  showPlaceholder('start');

  /** A property takes precedence over the attribute of the same name; null and undefined mean unset. */
  const read: ReadOption = (attribute) =>
    properties.get(attribute) ?? rawValue(attribute, host.getAttribute(attribute));

  const apiBase = () => read('api-base') ?? firstApiBase();

  /** False where that phase may not follow the present one, which then stays. */
  const enter = (name: PhaseName, own?: Omit<Phase, 'name'>): boolean => {
    if (!mayFollow(phase.name, name)) return false;
    phase.end?.();
    phase = { name, ...own };
    return true;
  };

  const setStatus = (status: ElementStatus) => {
    states?.delete(controller.status);
    states?.add(status);
    controller.status = status;
  };

  const language = () => guessLanguage(read);

  /** Requests what is small: the answers that the view is sure to need, and the form that can be used before it. */
  const start = () => {
    void import('./prefetch-answers.ts').then(({ prefetchAnswers }) => {
      prefetchAnswers(registry(), apiBase(), read, [
        `settings?lang=${language()}`,
        ...(spec.prefetch?.(read) ?? []),
      ]);
      firstForm?.update();
    }, ignored);
    void spec.firstForm?.().then(({ createFirstForm }) => {
      if (!firstForm && !phase.view && host.isConnected)
        firstForm = createFirstForm({ host, root, read, apiBase, language });
      // It may come after the view has failed to.
      if (phase.name === 'failed') firstForm?.explain(loadErrorNotice(language(), load));
    }, ignored);
  };

  const set: ElementController['set'] = (attribute, value) => {
    properties.set(attribute, value);
    if (attribute === 'api-base') apiBaseChanged();
    else controller.changed();
  };

  const load = () => {
    if (!enter('loading')) return;
    const loading = phase;
    setStatus('loading');
    showPlaceholder('start');
    start();
    prefetchMessages(language());
    spec
      .load()
      .catch(spec.load)
      .then(({ mountView }) => {
        if (phase !== loading) return;
        const view = mountView({
          host,
          root,
          read,
          set,
          apiBase,
          states,
          setStatus,
          fail,
          load,
          calls: calls.splice(0),
        });
        const form = firstForm;
        form?.takeOver(view.node);
        firstForm = undefined;
        enter('mounted', {
          view,
          end: () => {
            view.remove();
            form?.remove();
          },
        });
        root.prepend(view.node);
      })
      .catch((error: unknown) => {
        if (phase !== loading) return;
        fail(loadErrorNotice(language(), load));
        reportLoadFailure(host, error);
      });
  };

  const fail = (...notice: Node[]) => {
    enter('failed');
    setStatus('error');
    if (firstForm) firstForm.explain(...notice);
    else showPlaceholder('', ...notice);
  };

  const controller: ElementController = {
    host,
    status: 'loading',
    get view() {
      return phase.view;
    },
    read,
    set,
    connect: () => {
      adoptEarlyProperties(host);
      registry().elements.add(controller);
      // If not, it was only moved.
      if (!enter('waiting')) return;
      phase.end = whenNeeded(host, start, () => {
        phase.isNear = true;
        controller.changed();
      });
      setStatus('loading');
      if (calls[0]) load();
      apiBaseChanged();
    },
    // An element that is only being moved is connected again before the next microtask.
    disconnect: () =>
      queueMicrotask(() => {
        if (host.isConnected || !enter('idle')) return;
        calls = [];
        firstForm?.remove();
        firstForm = undefined;
        showPlaceholder('start');
        states?.clear();
        registry().elements.delete(controller);
      }),
    call: (...call) => {
      if (phase.view) phase.view.call(call);
      else calls.push(call);
      load();
    },
    changed: () => {
      if ((phase.isNear && read('presentation') !== 'overlay') || read('open')) load();
      firstForm?.update();
      phase.view?.update();
    },
  };
  return controller;
}

/** The view asks again, and needs no form. */
const ignored = (): void => undefined;

/** Properties that were set before the definition shadow the accessors, so they are set again. */
function adoptEarlyProperties(host: HTMLElement): void {
  const properties = host as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(properties)) {
    if (!(name in Object.getPrototypeOf(host))) continue;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what must go is known by its name only
    delete properties[name];
    properties[name] = value;
  }
}
