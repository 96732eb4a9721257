import { waitFor } from '@testing-library/dom';
import { release } from '../elements/core/storefront/release.ts';
import type { ViewModule } from '../elements/core/view/view-module.ts';
import { mountView as mountEngine } from '../elements/views/engine-module.ts';
import { mountView as mountBox } from '../elements/views/transfers-box-module.ts';
import type { Drawing, Drawings } from '../src/first-form/drawing.ts';
import { plainText } from '../src/first-form/texts-from-catalog.ts';
import { defaultLanguage, type Language } from '../src/schema/language.ts';

/**
 * Draws what React renders for the views while only the settings have loaded. `npm run draw` writes the result to
 * `drawings.json` and `message-ids.json`, and a test checks that both are up to date. Replaces the page's `fetch`, and leaves
 * the views on the page.
 */
export async function drawFirstForm(): Promise<{ messageIds: readonly string[]; drawings: Drawings }> {
  const settings = { currencies: ['usd'], hasTransfers: true, tourCategories: [] };
  globalThis.fetch = async (url) =>
    new Request(url).url.includes('/settings')
      ? Response.json(settings)
      : new Promise<never>(() => undefined);
  const boxView = await renderView(mountBox);
  const engineView = await renderView(mountEngine);
  // From door to door and with a return, which the switch turns on, the form has every field but that of the airport.
  const doorToDoorView = await renderView(mountBox, { mode: 'P2P' });
  find(doorToDoorView, '[role=switch]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => find(doorToDoorView, '.field [name=returnDate]:not([role])'));
  const pastDateView = await renderView(mountBox, { date: '2000-01-01' });
  /** The ids of the messages in all drawings. */
  const ids: string[] = [];
  const draw = (element: Element) => toDrawing(element, ids);
  const drawings = {
    airport: draw(find(boxView, '.field:has([name=airport])')),
    form: draw(find(doorToDoorView, 'form')),
    pastDate: draw(find(pastDateView, '.field-error')),
    views: {
      'transfers-box': draw(withEmptyForm(boxView)),
      'booking-engine': draw(withEmptyForm(engineView)),
    },
  };
  const messages = { en: await textsOf(ids, 'en'), es: await textsOf(ids, 'es') };
  return { messageIds: ids, drawings: { messages, ...drawings } };
}

async function textsOf(ids: readonly string[], language: Language): Promise<string[]> {
  const { messages } = await release.catalogs[language].firstScreen();
  return ids.map((id) => plainText(messages[id]));
}

/** Renders a view whose messages are their ids, and resolves with its root once its form is there. */
async function renderView(
  mountView: ViewModule['mountView'],
  trip: Record<string, string> = {},
): Promise<Element> {
  // A storefront for each trip: elements of one storefront share what is in the form.
  const scope = ['trip', ...Object.values(trip)].join('-');
  const options: Record<string, string> = {
    'api-base': 'https://api.example.com/widget',
    storage: 'memory',
    'cart-scope': scope,
    lang: defaultLanguage,
    ...trip,
  };
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const noop = () => undefined;
  const { node } = mountView({
    host,
    root,
    states: undefined,
    calls: [],
    setStatus: noop,
    set: noop,
    fail: noop,
    retry: noop,
    onLoadFailure: console.error,
    read: (name) => options[name],
    release: await releaseOfMessageIds(),
  });
  root.append(node);
  return await waitFor(() => find(node, '.root:has(form)'));
}

/** A release whose messages in the default language are their ids, marked with `@`. */
async function releaseOfMessageIds(): Promise<typeof release> {
  const { messages } = await release.catalogs[defaultLanguage].firstScreen();
  const ids = Object.fromEntries(Object.keys(messages).map((id) => [id, `@${id}`]));
  const load = () => Promise.resolve({ messages: ids });
  const catalog = { firstScreen: load, rest: load };
  return { ...release, version: 'drawing', catalogs: { ...release.catalogs, [defaultLanguage]: catalog } };
}

/** A copy of a view with an empty form, without what depends on the company or on an answer. */
function withEmptyForm(view: Element): Element {
  const copy = view.cloneNode(true) as Element;
  find(copy, 'form').replaceWith(document.createElement('form'));
  for (const lateContent of copy.querySelectorAll('nav > *, section, .skeleton-region, .toasts'))
    lateContent.remove();
  return copy;
}

function find(tree: Element, selector: string): Element {
  const found = tree.querySelector(selector);
  if (!found) throw new Error(`The view has no ${selector}: ${tree.innerHTML}`);
  return found;
}

/** Draws an element. Adds the ids of its messages to `ids`, and refers to them by their indices there. */
function toDrawing(element: Element, ids: string[]): Drawing {
  const attributes = Object.fromEntries(
    drawnAttributes(element).map(([name, value]) => [name, replaceMessageId(value, ids)]),
  );
  const children = [...element.childNodes].flatMap((child): (Drawing | string)[] => {
    if (child instanceof Element) return [toDrawing(child, ids)];
    return child.textContent ? [replaceMessageId(child.textContent, ids)] : [];
  });
  return [element.localName, attributes, ...children];
}

/** The attributes of an element that its drawing holds. */
function drawnAttributes(element: Element): [name: string, value: string][] {
  // The classes of the icon library style nothing.
  const classes = [...element.classList].filter((name) => !name.startsWith('lucide')).join(' ');
  // The language and the styles follow from the options; the namespace is set when the element is created.
  return element
    .getAttributeNames()
    .filter((name) => !/^(style|xmlns|lang|data-density)$/.test(name) && (name !== 'class' || classes !== ''))
    .map((name) => [
      name,
      // The ids must differ from those of the view, next to which the form is shown.
      name === 'class' ? classes : (element.getAttribute(name) ?? '').replace(/_r_(\w+)_/g, 'first-$1'),
    ]);
}

/** Replaces the id of a message by its index: ids would add a third of a KB to `booking.js`. Keeps any other text. */
function replaceMessageId(text: string, ids: string[]): string {
  const id = /^@([\w-]+)$/.exec(text)?.[1];
  if (id === undefined) return text;
  if (!ids.includes(id)) ids.push(id);
  return `@${ids.indexOf(id)}`;
}
