import { waitFor } from '@testing-library/dom';
import { release } from '../elements/core/storefront/release.ts';
import type { ViewModule } from '../elements/core/view/view-module.ts';
import { mountView as mountEngine } from '../elements/views/engine-module.ts';
import { mountView as mountBox } from '../elements/views/transfers-box-module.ts';
import type { Drawing, Drawings } from '../src/first-form/drawing.ts';
import { defaultLanguage, languages, type Language } from '../src/schema/language.ts';

/**
 * Draws what React renders for the views before any answer but the settings. `npm run draw` writes it to `drawings.json`, and a
 * test compares both.
 */
export async function drawFirstForm(): Promise<Drawings> {
  const settings = { currencies: ['usd'], hasTransfers: true, tourCategories: [] };
  globalThis.fetch = async (url) =>
    new Request(url).url.includes('/settings')
      ? Response.json(settings)
      : new Promise<never>(() => undefined);
  const box = await renderForm(mountBox);
  const engine = await renderForm(mountEngine);
  const form = await renderForm(mountBox, { mode: 'P2P' });
  find(form, '[role=switch]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => find(form, '.field [name=returnDate]:not([role])'));
  const pastDate = await renderForm(mountBox, { date: '2000-01-01' });
  return numberMessages({
    airport: toDrawing(find(box, '.field:has([name=airport])')),
    form: toDrawing(find(form, 'form')),
    pastDate: toDrawing(find(pastDate, '.field-error')),
    views: {
      'transfers-box': toDrawing(withEmptyForm(box)),
      'booking-engine': toDrawing(withEmptyForm(engine)),
    },
  });
}

/** Replaces the ids of messages by the indices of their texts. Ids would add a third of a KB to `booking.js`. */
async function numberMessages(drawings: Omit<Drawings, 'messages'>): Promise<Drawings> {
  const idPattern = /(?<="@)[\w-]+(?=")/g;
  const json = JSON.stringify(drawings);
  const ids = [...new Set(json.match(idPattern))];
  const numbered = json.replace(idPattern, (id) => String(ids.indexOf(id)));
  const messages = {} as Drawings['messages'];
  for (const language of languages) messages[language] = await textsOf(ids, language);
  return { messages, ...(JSON.parse(numbered) as typeof drawings) };
}

async function textsOf(ids: readonly string[], language: Language): Promise<string[]> {
  const { messages } = await release.catalogs[language].firstScreen();
  return ids.map((id) => plainText(messages, id));
}

/** Renders a view whose messages are their ids, and resolves with its root once its form is there. */
async function renderForm(
  mountView: ViewModule['mountView'],
  trip: Record<string, string> = {},
): Promise<Element> {
  const scope = ['trip', ...Object.values(trip)].join('-');
  const options: typeof trip = {
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
  return { version: 'drawing', catalogs: { ...release.catalogs, [defaultLanguage]: catalog } };
}

/** Empties the form, and removes everything that depends on the company or on an answer. */
function withEmptyForm(view: Element): Element {
  find(view, 'form').replaceWith(document.createElement('form'));
  for (const lateContent of view.querySelectorAll('nav > *, section, .skeleton-region, .toasts'))
    lateContent.remove();
  return view;
}

function find(tree: Element, selector: string): Element {
  const found = tree.querySelector(selector);
  if (!found) throw new Error(`The view has no ${selector}: ${tree.innerHTML}`);
  return found;
}

function toDrawing(element: Element): Drawing {
  // The attributes that are left out are set from the options.
  const names = element.getAttributeNames().filter((name) => !/^(style|xmlns|lang|data-density)$/.test(name));
  // The ids must differ from those of the view, next to which the form is shown.
  const valueOf = (name: string) => (element.getAttribute(name) ?? '').replace(/_r_(\w+)_/g, 'first-$1');
  const attributes = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const children = [...element.childNodes].flatMap((child): (Drawing | string)[] => {
    if (child instanceof Element) return [toDrawing(child)];
    return child.textContent ? [child.textContent] : [];
  });
  return [element.localName, attributes, ...children];
}

/** The text of a compiled message, with the names of its values in braces. */
const plainText = (messages: object, id: string) =>
  [Reflect.get(messages, id) as string | (string | string[])[]]
    .flat()
    .map((part) => (Array.isArray(part) ? `{${part[0] ?? ''}}` : part))
    .join('');
