import type { ViewConfig } from '../src/views/view-config.ts';

type StateName = Parameters<ViewConfig['setState']>[0];
type LifeState = 'loading' | 'ready' | 'error';

/**
 * The custom states of an element, for `:state(…)` in the page's style sheets. Of loading, ready and error exactly one
 * holds once loading has begun: an error hides the others until it is over.
 */
export class ElementStates {
  readonly #shown: Set<string> | undefined;
  readonly #on = new Set<StateName>();

  constructor(host: HTMLElement) {
    // Missing in DOM imitations.
    this.#shown = 'attachInternals' in host ? host.attachInternals().states : undefined;
  }

  get life(): LifeState {
    return this.#on.has('error') ? 'error' : this.#on.has('ready') ? 'ready' : 'loading';
  }

  set(state: StateName, on: boolean): void {
    if (on) this.#on.add(state);
    else this.#on.delete(state);
    this.#show();
  }

  clear(): void {
    this.#on.clear();
    this.#shown?.clear();
  }

  #show(): void {
    const { life } = this;
    for (const state of ['loading', 'ready', 'error'] as const) this.#toggle(state, state === life);
    for (const state of ['offline', 'empty', 'has-cart', 'submitting', 'open'] as const) {
      this.#toggle(state, this.#on.has(state));
    }
  }

  #toggle(state: StateName, on: boolean): void {
    if (on) this.#shown?.add(state);
    else this.#shown?.delete(state);
  }
}
