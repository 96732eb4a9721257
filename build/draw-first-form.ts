import { waitFor } from '@testing-library/dom';
import { release } from '../elements/core/release.ts';
import type { ViewModule } from '../elements/core/view-module.ts';
import { mountView as mountEngine } from '../elements/views/booking-engine.ts';
import { mountView as mountBox } from '../elements/views/transfers-box.ts';
import type { Drawing, Drawings } from '../src/first-form/drawing.ts';
import type { Language } from '../src/schema/language.ts';

type Texts = Record<string, unknown>;
let views = 0;

/** What React draws of the views before any answer but the settings: `npm run draw` writes it, a test compares it. */
export async function drawFirstForm(): Promise<Drawings> {
  const settings = { currencies: ['usd'], hasTransfers: true, tourCategories: [] };
  globalThis.fetch = async (url) =>
    new Request(url).url.includes('/settings')
      ? Response.json(settings)
      : new Promise<never>(() => undefined);
  const [box, engine, form] = [
    await draw(mountBox),
    await draw(mountEngine),
    await draw(mountBox, { mode: 'P2P' }),
  ];
  one(form, '[role=switch]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => one(form, '.field [name=returnDate]:not([role])'));
  const dayOver = await draw(mountBox, { date: '2000-01-01' });
  one(dayOver, '.field-error').removeAttribute('id');
  const parts = {
    airport: describe(one(box, '.field:has([name=airport])')),
    form: describe(one(form, 'form')),
    dayOver: describe(one(dayOver, '.field-error')),
    around: {
      'transfers-box': describe(withEmptyForm(box)),
      'booking-engine': describe(withEmptyForm(engine)),
    },
  };
  const ids = JSON.stringify(parts).match(/(?<="@)[\w-]+(?=")/g) ?? [];
  const wordsIn = async (language: Language) => {
    const { messages } = await release.catalogs[language].core();
    return Object.fromEntries(ids.sort().map((id) => [id, plainText((messages as Texts)[id])]));
  };
  return { words: { en: await wordsIn('en'), es: await wordsIn('es') }, ...parts };
}

/** The root of a view whose messages are their ids, once its form is there. */
async function draw(
  mountView: ViewModule['mountView'],
  attributes: Record<string, string> = {},
): Promise<Element> {
  const given: Record<string, string> = {
    storage: 'memory',
    'cart-scope': `${++views}`,
    lang: 'en',
    ...attributes,
  };
  const { messages } = await release.catalogs.en.core();
  const ids = Object.fromEntries(Object.keys(messages).map((id) => [id, `@${id}`]));
  const load = () => Promise.resolve({ messages: ids });
  const catalog = { core: load, others: load, pieces: load };
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const nothing = () => undefined;
  const { node } = mountView({
    setStatus: nothing,
    set: nothing,
    fail: nothing,
    load: nothing,
    lost: console.error,
    host,
    root,
    states: undefined,
    calls: [],
    read: (name) => given[name],
    apiBase: () => 'https://api.example.com/widget',
    release: { version: 'drawing', catalogs: { en: catalog, es: catalog } },
  });
  root.append(node);
  return await waitFor(() => one(node, '.root:has(form)'));
}

/** What depends on a company, or on an answer, comes with the view. */
function withEmptyForm(view: Element): Element {
  one(view, 'form').replaceWith(document.createElement('form'));
  for (const late of view.querySelectorAll('nav > *, section, .skeleton-region, .toasts')) late.remove();
  view.querySelector('.screens')?.removeAttribute('style');
  return view;
}

function one(tree: Element, selector: string): Element {
  const found = tree.querySelector(selector);
  if (!found) throw new Error(`The view has no ${selector}: ${tree.innerHTML}`);
  return found;
}

function describe(element: Element): Drawing {
  const names = element.getAttributeNames().filter((name) => !isSaidByPage(name, element));
  // Its ids are to differ from those of the view, beside which it will stand.
  const valueOf = (name: string) => (element.getAttribute(name) ?? '').replace(/_r_(\w+)_/g, 'first-$1');
  const attributes = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const children = [...element.childNodes].flatMap((child): (Drawing | string)[] => {
    if (child.nodeType === 1) return [describe(child as Element)];
    return child.textContent ? [child.textContent] : [];
  });
  return [element.localName, attributes, ...children];
}

const isSaidByPage = (name: string, { className }: Element) =>
  name === 'xmlns' || (className === 'root' && /^(lang|style|data-)/.test(name));

/** A compiled message: its texts, and its values by name in arrays. */
function plainText(message: unknown): string {
  if (!Array.isArray(message)) return String(message);
  return message.map((part) => (Array.isArray(part) ? `{${String(part[0])}}` : String(part))).join('');
}
