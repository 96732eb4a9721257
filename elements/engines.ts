import { registry, type ConnectedElement } from '../src/platform/registry.ts';
import { storefrontKey } from '../src/views/create-storefront.ts';
import type { ViewConfig } from '../src/views/view-config.ts';
import { commonAttributes, propertyName } from './attribute-names.ts';
import { commonOptions, parseOptions } from './attributes.ts';
import { firstApiBase } from './connected-elements.ts';

/** What is used of the class here; the class itself leads back to this file. */
interface BookingEngine extends HTMLElement {
  show: (path?: string) => void;
}

const ENGINE = 'booking-engine';
const { apiBase, developmentHost, preview, cartScope } = commonOptions;
const identity = { apiBase, developmentHost, preview, cartScope };

/** The engines that an element can send its visitor to. */
export function enginesFor(from: ConnectedElement): ViewConfig['engines'] {
  return {
    find: (id) => {
      const engine = engineById(from.host, id) ?? enginesOf(keyOf(from))[0]?.engine;
      return engine && ((path) => engine.show(path));
    },
    apart: (id) => {
      const engine = engineById(from.host, id);
      const element = [...registry().elements].find(({ host }) => host === engine);
      if (!element || keyOf(element) === keyOf(from)) return undefined;
      return (path) => element.call?.('lead', path);
    },
    inline: () => {
      const engines = enginesOf(keyOf(from));
      const inline = engines.find(({ read }) => read('presentation') !== 'overlay')?.engine;
      return inline && ((path) => inline.show(path));
    },
    overlay: () => {
      if (!engineClass() || !('showModal' in HTMLDialogElement.prototype)) return undefined;
      return (path) => (overlays.get(keyOf(from)) ?? openOverlay(from)).show(path);
    },
    prepare: () =>
      void engineClass()
        ?.load()
        .catch(() => undefined),
  };
}

/** Those that share a storefront, in the order in which they came. */
function enginesOf(key: string): { engine: BookingEngine; read: ConnectedElement['read'] }[] {
  return [...registry().elements]
    .filter((one) => keyOf(one) === key)
    .flatMap(({ host, read }) => (isEngine(host) ? [{ engine: host, read }] : []));
}

/** Ids count within the tree that the asking element stands in, then in the page. */
function engineById(host: HTMLElement, id: string | undefined): BookingEngine | undefined {
  if (id === undefined) return undefined;
  const root = host.getRootNode();
  const near = root instanceof ShadowRoot ? root.getElementById(id) : null;
  const found = near ?? document.getElementById(id);
  return found && isEngine(found) ? found : undefined;
}

function isEngine(element: HTMLElement): element is BookingEngine {
  return element.localName === ENGINE && 'show' in element;
}

function keyOf({ read }: ConnectedElement): string {
  const given = parseOptions(ENGINE, identity, (name) =>
    name === 'api-base' ? (read(name) ?? firstApiBase()) : read(name),
  );
  return storefrontKey({ ...given, apiBase: given.apiBase ?? '' });
}

/** Without the whole storefront's script, as when only one element was imported, there is no engine to make. */
function engineClass(): { load: () => Promise<unknown> } | undefined {
  return customElements.get(ENGINE) as
    ({ load: () => Promise<unknown> } & CustomElementConstructor) | undefined;
}

/** At most one per storefront; gone from the page when it closes. */
const overlays = new Map<string, BookingEngine>();

function openOverlay(from: ConnectedElement): BookingEngine {
  const key = keyOf(from);
  const engine = document.createElement(ENGINE) as BookingEngine;
  for (const attribute of commonAttributes.split(' ')) copyOption(engine, attribute, from.read(attribute));
  engine.setAttribute('api-base', String(from.read('api-base') ?? firstApiBase()));
  engine.setAttribute('presentation', 'overlay');
  overlays.set(key, engine);
  // Told by the view once the dialog is closed and the focus is back where it was.
  engine.addEventListener('close', () => {
    overlays.delete(key);
    engine.remove();
  });
  document.body.append(engine);
  return engine;
}

/** As an attribute where it can be one: a few names are properties of every element, with a meaning of their own. */
function copyOption(engine: BookingEngine, attribute: string, value: unknown): void {
  if (value === undefined) return;
  if (typeof value === 'object') Reflect.set(engine, propertyName(attribute), value);
  else if (typeof value === 'string') engine.setAttribute(attribute, value);
  else if (value === true) engine.setAttribute(attribute, '');
}
