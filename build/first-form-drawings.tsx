import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Drawing, Drawings } from '../src/first-form/drawing.ts';
import { settingsQuery } from '../src/api/settings.ts';
import { loadLanguage } from '../src/i18n/catalogs.ts';
import { attributesByTag } from '../src/options/attributes-by-tag.ts';
import { parseOptions } from '../src/options/parse-options.ts';
import { memoryStorage } from '../src/platform/storage.ts';
import { languages } from '../src/schema/language.ts';
import type { Settings } from '../src/schema/settings.ts';
import type { Direction } from '../src/schema/transfer.ts';
import { apiContext } from '../src/storefront/session.ts';
import { createStorefront, type Storefront } from '../src/storefront/storefront.ts';
import { BookingEngineView } from '../src/views/booking-engine.tsx';
import { screens } from '../src/views/screens.tsx';
import { TransfersBoxView } from '../src/views/transfers-box.tsx';
import { messagesQuery } from '../src/views/use-messages.ts';
import type { ViewConfig } from '../src/views/view-config.ts';
import { quietElement } from '../test/support/quiet-element.ts';
import { provideRelease } from '../src/platform/release.ts';
import { release } from '../elements/core/release.ts';

provideRelease(release);

/** What React draws of the views before any answer, with the ids of messages in place of words. */
async function drawAll(): Promise<Drawings> {
  await screens.home.fetch?.();
  const used = new Set<string>();
  const describe = (element: Element) => describeElement(element, used);
  const form = async (direction: Direction, date = '') => {
    const storefront = await storefrontWithIds();
    const { search } = storefront.state;
    search.setDirection(direction);
    search.setWantsReturn(true);
    search.setDate(date);
    return one(draw('transfers-box', TransfersBoxView, storefront), 'form');
  };
  const dayOver = one(await form('P2P', '2000-01-01'), '.field-error');
  dayOver.removeAttribute('id');
  const around = {
    'transfers-box': describe(
      withEmptyForm(draw('transfers-box', TransfersBoxView, await storefrontWithIds())),
    ),
    'booking-engine': describe(
      withEmptyForm(draw('booking-engine', BookingEngineView, await storefrontWithIds())),
    ),
  };
  const drawn = {
    around,
    form: describe(await form('P2P')),
    airport: describe(one(await form('A2H'), '.field:has([name=airport])')),
    dayOver: describe(dayOver),
  };
  return { words: await wordsOf([...used].sort()), ...drawn };
}

/** What depends on a company, or on an answer, comes with the view. */
function withEmptyForm(view: Element): Element {
  one(view, 'form').replaceWith(document.createElement('form'));
  for (const late of view.querySelectorAll('nav > *, section, .skeleton-region, .toasts')) late.remove();
  view.querySelector('.screens')?.removeAttribute('style');
  return view;
}

/** A storefront of which the settings are known and nothing else, whose messages are their ids. */
async function storefrontWithIds(): Promise<Storefront> {
  const identity = { apiBase, developmentHost: undefined, preview: false, cartScope: 'default' };
  const noAnswers: typeof fetch = () => new Promise(() => undefined);
  const storefront = createStorefront({ identity, storage: memoryStorage(), fetch: noAnswers });
  const { queryClient, i18n } = storefront;
  const loaded = await loadLanguage('en', 'core');
  i18n.load('en', Object.fromEntries(Object.keys(loaded.messages).map((id) => [id, `@${id}`])));
  i18n.activate('en');
  queryClient.setQueryData(messagesQuery(storefront, 'en', 'core').queryKey, loaded);
  queryClient.setQueryData(settingsQuery(apiContext(storefront, 'en', ''), 'en').queryKey, settings);
  return storefront;
}

const apiBase = 'https://api.example.com/widget';
const settings = {
  companyTitle: '',
  currencies: ['usd'],
  currency: 'usd',
  hasTransfers: true,
  hasExtras: false,
  tourCategories: [],
} as unknown as Settings;

function draw(
  tag: keyof typeof attributesByTag,
  View: ComponentType<{ config: never }>,
  storefront: Storefront,
): Element {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const view = document.createElement('div');
  const given: Record<string, string> = { 'api-base': apiBase };
  const config = {
    ...quietElement,
    host,
    root,
    options: parseOptions(tag, attributesByTag[tag] as never, (name) => given[name]),
    storefront,
    emit: () => true,
    registerMethods: () => () => undefined,
    fail: () => undefined,
  } satisfies ViewConfig;
  // Its ids are to differ from those of the view, beside which it will stand.
  const reactRoot = createRoot(view, { identifierPrefix: 'first' });
  flushSync(() => reactRoot.render(<View config={config as never} />));
  const drawn = one(view, '.root').cloneNode(true) as Element;
  reactRoot.unmount();
  return drawn;
}

function one(tree: Element, selector: string): Element {
  const found = tree.querySelector(selector);
  if (!found) throw new Error(`The view has no ${selector}: ${tree.innerHTML}`);
  return found;
}

function describeElement(element: Element, used: Set<string>): Drawing {
  const text = (content: string) => {
    if (content.startsWith('@')) used.add(content.slice(1));
    return content;
  };
  const isForPage = (name: string) =>
    name === 'xmlns' || (element.className === 'root' && /^(lang|style|data-)/.test(name));
  const names = element.getAttributeNames().filter((name) => !isForPage(name));
  const attributes = names.map((name) => [name, text(element.getAttribute(name) ?? '')]);
  const children = [...element.childNodes].flatMap((child): (Drawing | string)[] => {
    if (child.nodeType === 1) return [describeElement(child as Element, used)];
    return child.textContent ? [text(child.textContent)] : [];
  });
  return [element.localName, Object.fromEntries(attributes) as Record<string, string>, ...children];
}

async function wordsOf(ids: readonly string[]): Promise<Drawings['words']> {
  const words = languages.map(async (language) => {
    const { messages } = await loadLanguage(language, 'core');
    return [language, Object.fromEntries(ids.map((id) => [id, plainText(messages[id])]))] as const;
  });
  return Object.fromEntries(await Promise.all(words)) as Drawings['words'];
}

/** A compiled message: its texts, and its values by name in arrays. */
function plainText(message: unknown): string {
  if (!Array.isArray(message)) return String(message);
  return message.map((part) => (Array.isArray(part) ? `{${String(part[0])}}` : String(part))).join('');
}

export const drawings = await drawAll();
