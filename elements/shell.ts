import { propertyName } from './attribute-names.ts';
import { connectedElements } from './connected-elements.ts';
import { ElementStates } from './element-states.ts';
import { emitBookingEvent } from './events.ts';
import { hostSheet } from './host-sheet.ts';
import { guessLanguage } from './language-guess.ts';
import { prefetchSettings } from './prefetch-settings.ts';
import { RawOptions } from './raw-options.ts';
import { element, StartBox } from './start-box.ts';
import type { MountedView, Storefront, ViewModule } from './view-module.ts';
import { whenNeeded } from './when-needed.ts';

/** What distinguishes one of our elements from another. */
export interface ElementSpec {
  tag: string;
  attributes: readonly string[];
  /** Height in pixels that is kept free until the view is there. */
  reserved: number;
  load: (language: 'en' | 'es') => Promise<ViewModule>;
}

type Phase = 'detached' | 'waiting' | 'loading' | 'shown' | 'failed';

/** The life of an element: its shadow root, when its view is loaded, mounted, updated and taken away. */
export class Shell {
  readonly raw: RawOptions;
  readonly states: ElementStates;
  labels: Readonly<Record<string, string>> = {};
  readonly #host: HTMLElement;
  readonly #spec: ElementSpec;
  readonly #root: ShadowRoot;
  readonly #frame = element('div', 'frame');
  readonly #start = new StartBox();
  #phase: Phase = 'detached';
  #view: MountedView | undefined;
  #stopWaiting: () => void = () => undefined;
  /** Tells an attempt to load that it is no longer wanted. */
  #attempt = 0;
  #updateIsDue = false;
  #calls: ((storefront: Storefront) => void)[] = [];

  constructor(host: HTMLElement, spec: ElementSpec) {
    this.#host = host;
    this.#spec = spec;
    this.raw = new RawOptions(host);
    this.states = new ElementStates(host);
    this.#root = host.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [hostSheet()];
    this.#frame.style.setProperty('--reserved', `${spec.reserved}px`);
    this.#frame.append(this.#start.node);
    this.#root.append(this.#frame);
  }

  get storefront(): Storefront | undefined {
    return this.#view?.storefront;
  }

  connect(): void {
    this.#adoptEarlyProperties();
    connectedElements.add(this);
    if (this.#phase !== 'detached') return;
    this.#phase = 'waiting';
    this.states.set('loading', true);
    if (this.raw.read('open') || this.#calls.length > 0) this.load();
    else this.#stopWaiting = whenNeeded(this.#host, () => this.load());
  }

  /** An element that is only being moved is connected again by the next microtask. */
  disconnect(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#detach();
    });
  }

  /** Loads the view now; later calls do nothing. */
  load(): void {
    if (this.#phase !== 'waiting' && this.#phase !== 'failed') return;
    this.#stopWaiting();
    this.#phase = 'loading';
    this.states.set('error', false);
    this.#start.showWaiting();
    prefetchSettings(this.apiBase(), this.raw);
    void this.#load(++this.#attempt);
  }

  /** Runs a call on the storefront, now or when the view is there; asking is reason enough to load it. */
  call(action: (storefront: Storefront) => void): void {
    this.#calls.push(action);
    this.load();
    this.#runCalls();
  }

  /** Options have changed: the view hears of all changes of one task together. */
  changed(): void {
    if (this.#updateIsDue) return;
    this.#updateIsDue = true;
    queueMicrotask(() => {
      this.#updateIsDue = false;
      if (this.raw.read('open')) this.load();
      this.#view?.update();
      this.#runCalls();
    });
  }

  /** The raw `api-base`: this element's own, or that of another one on the page. */
  apiBase(): unknown {
    return this.raw.read('api-base') ?? connectedElements.apiBase();
  }

  async #load(attempt: number): Promise<void> {
    const language = guessLanguage(this.raw);
    const module = await this.#spec
      .load(language)
      .catch(() => this.#spec.load(language))
      .catch((error: unknown) => {
        if (attempt === this.#attempt) this.#showLoadProblem(error);
      });
    if (module && attempt === this.#attempt) this.#mount(module);
  }

  #mount(module: ViewModule): void {
    this.#view = module.mountView({
      host: this.#host,
      root: this.#root,
      raw: this.raw,
      apiBase: () => this.apiBase(),
      labels: () => this.labels,
      emit: (name, detail) => emitBookingEvent(this.#host, name, detail),
      setState: (state, on) => this.states.set(state, on),
      fail: () => this.#fail(),
    });
    this.#phase = 'shown';
    this.#frame.prepend(this.#view.node);
    this.#runCalls();
  }

  #runCalls(): void {
    const { storefront } = this;
    if (!storefront) return;
    for (const call of this.#calls.splice(0)) call(storefront);
  }

  #showLoadProblem(error: unknown): void {
    this.#phase = 'failed';
    this.states.set('error', true);
    this.#start.showLoadProblem(guessLanguage(this.raw), () => this.load());
    console.error(`[${this.#spec.tag}] A part of the script could not be loaded.`, error);
    emitBookingEvent(this.#host, 'booking-error', { code: 'network', phase: 'load', retryable: true });
  }

  #fail(): void {
    if (this.#phase !== 'shown') return;
    this.#removeView();
    this.#phase = 'failed';
    this.states.set('error', true);
    this.#start.showFallback(guessLanguage(this.raw));
    emitBookingEvent(this.#host, 'booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  }

  #detach(): void {
    this.#stopWaiting();
    this.#attempt++;
    this.#phase = 'detached';
    this.#calls = [];
    this.#removeView();
    this.#start.showWaiting();
    this.states.clear();
    connectedElements.delete(this);
  }

  #removeView(): void {
    this.#view?.node.remove();
    this.#view = undefined;
  }

  /** Properties that were set before the element was defined hide the accessors: they are set again. */
  #adoptEarlyProperties(): void {
    for (const name of [...this.#spec.attributes.map(propertyName), 'labels']) {
      if (!Object.hasOwn(this.#host, name)) continue;
      const value: unknown = Reflect.get(this.#host, name);
      Reflect.deleteProperty(this.#host, name);
      Reflect.set(this.#host, name, value);
    }
  }
}
