import { registry, type ConnectedElement } from '../../../src/platform/registry.ts';
import { identityOf, storefrontKey } from '../../../src/storefront/identity.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { attributeName } from '../../../src/options/attribute-names.ts';
import { commonAttributes, labelsProperty } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { sharedApiBase } from '../storefront/shared-api-base.ts';

/** The part of the class that is used here; importing the class itself would be a cycle. */
interface BookingEngine extends HTMLElement {
  show: (path?: string) => void;
}

const ENGINE = 'booking-engine';
const identity = identityOf(commonAttributes);

/** The engines that an element can hand off to. */
export function enginesFor(from: ConnectedElement): ViewConfig['engines'] {
  return {
    find: (id) => {
      const engine = engineById(from.host, id) ?? enginesOf(keyOf(from))[0]?.engine;
      return engine && ((path) => engine.show(path));
    },
    findForeignEngine: (id) => {
      const engine = engineById(from.host, id);
      const element = [...registry().elements].find(({ host }) => host === engine);
      if (!element || keyOf(element) === keyOf(from)) return undefined;
      return (path, attribution) => element.call?.('openAt', path, attribution);
    },
    inline: () => {
      const engines = enginesOf(keyOf(from));
      const inline = engines.find(({ read }) => read('presentation') !== 'overlay')?.engine;
      return inline && ((path) => inline.show(path));
    },
    overlay: () => {
      if (!engineClass() || !('showModal' in HTMLDialogElement.prototype)) return undefined;
      return (path) => (overlayOf(keyOf(from)) ?? openOverlay(from)).show(path);
    },
    prepare: () =>
      void engineClass()
        ?.load()
        .catch(() => undefined),
  };
}

/** The engines that share a storefront, in connection order. */
function enginesOf(key: string): { engine: BookingEngine; read: ConnectedElement['read'] }[] {
  return [...registry().elements]
    .filter((one) => keyOf(one) === key)
    .flatMap(({ host, read }) => (isEngine(host) ? [{ engine: host, read }] : []));
}

/** Ids are looked up in the element's own tree first, then in the page. */
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
  const options = parseOptions(ENGINE, identity, (name) =>
    name === 'api-base' ? (read(name) ?? sharedApiBase()) : read(name),
  );
  return storefrontKey(options);
}

/** If only some elements were imported from the package, `<booking-engine>` may not be defined. */
function engineClass(): { load: () => Promise<unknown> } | undefined {
  return customElements.get(ENGINE) as
    ({ load: () => Promise<unknown> } & CustomElementConstructor) | undefined;
}

/** At most one per storefront, whichever copy of the script created it; removed when it closes. */
const overlays = () => (registry().overlays ??= new Map());

const overlayOf = (key: string) => overlays().get(key) as BookingEngine | undefined;

function openOverlay(from: ConnectedElement): BookingEngine {
  const key = keyOf(from);
  const engine = document.createElement(ENGINE) as BookingEngine;
  for (const option of Object.keys({ ...commonAttributes, ...labelsProperty }))
    copyOption(engine, option, from);
  engine.setAttribute('api-base', String(from.read('api-base') ?? sharedApiBase()));
  engine.setAttribute('presentation', 'overlay');
  overlays().set(key, engine);
  // Dispatched by the view once the dialog is closed and the focus is restored.
  engine.addEventListener('close', () => {
    overlays().delete(key);
    engine.remove();
  });
  document.body.append(engine);
  return engine;
}

/** As an attribute if possible, because a few names are properties of every element with another meaning. */
function copyOption(engine: BookingEngine, option: string, { read }: ConnectedElement): void {
  const attribute = attributeName(option);
  const value = read(attribute);
  if (typeof value === 'object') Reflect.set(engine, option, value);
  else if (typeof value === 'string') engine.setAttribute(attribute, value);
  else if (value === true) engine.setAttribute(attribute, '');
}
