import { commonAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { registry, type ConnectedElement } from '../../../src/platform/registry.ts';
import { identityOf, storefrontKey } from '../../../src/storefront/identity.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { withSharedApiBase } from '../storefront/shared-api-base.ts';
import { isOverlay } from './is-overlay.ts';
import { ENGINE_TAG, showOverlay, type BookingEngine } from './overlay-engine.ts';

/** The engines that an element can hand off to. */
export function enginesFor(from: Pick<ConnectedElement, 'host' | 'read'>): ViewConfig['engines'] {
  return {
    findEngine: (id) => {
      const engine = engineById(from.host, id) ?? enginesOf(keyOf(from))[0]?.engine;
      return engine && ((path) => engine.show(path));
    },
    findForeignEngine: (id) => {
      const engine = engineById(from.host, id);
      const element = [...registry().elements].find(({ host }) => host === engine);
      if (!element || keyOf(element) === keyOf(from)) return undefined;
      return (path, attribution) => element.call?.('openAt', path, attribution);
    },
    findInlineEngine: () => {
      const engines = enginesOf(keyOf(from));
      const inline = engines.find(({ read }) => !isOverlay(read))?.engine;
      return inline && ((path) => inline.show(path));
    },
    findOverlay: () => (canShowOverlay() ? (path) => showOverlay(from, keyOf(from), path) : undefined),
    prefetch: prefetchEngine,
  };
}

/** Whether an engine can be shown in a dialog on this page. */
export function canShowOverlay(): boolean {
  return engineClass() !== undefined && 'showModal' in HTMLDialogElement.prototype;
}

/** Loads the view of the engine ahead. */
export function prefetchEngine(): void {
  engineClass()
    ?.load()
    .catch(() => undefined);
}

/** The engines that share a storefront, in the order in which they were connected. */
function enginesOf(key: string): { engine: BookingEngine; read: ConnectedElement['read'] }[] {
  return [...registry().elements]
    .filter((element) => keyOf(element) === key)
    .flatMap(({ host, read }) => (isEngine(host) ? [{ engine: host, read }] : []));
}

/** Finds an engine by its id: in the element's own tree first, then in the page. */
function engineById(host: HTMLElement, id: string | undefined): BookingEngine | undefined {
  if (id === undefined) return undefined;
  const root = host.getRootNode();
  const inSameTree = root instanceof ShadowRoot ? root.getElementById(id) : null;
  const found = inSameTree ?? document.getElementById(id);
  return found && isEngine(found) ? found : undefined;
}

function isEngine(element: HTMLElement): element is BookingEngine {
  return element.localName === ENGINE_TAG && 'show' in element;
}

const identityAttributes = identityOf(commonAttributes);

/** The key of the storefront that an element's options name. */
export function keyOf({ read }: Pick<ConnectedElement, 'read'>): string {
  // Without a source, because each element itself warns of its invalid options.
  return storefrontKey(parseOptions(identityAttributes, withSharedApiBase(read)));
}

interface EngineClass extends CustomElementConstructor {
  /** Preloads the view of the engine. */
  load: () => Promise<unknown>;
}

/** The class of `<booking-engine>`; undefined if the page has only imported other elements from the package. */
function engineClass(): EngineClass | undefined {
  return customElements.get(ENGINE_TAG) as EngineClass | undefined;
}
