import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { settingsQuery } from '../../src/api/settings.ts';
import { loadLanguage } from '../../src/i18n/catalogs.ts';
import type { OptionsOf } from '../../src/options/attribute.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { memoryStorage } from '../../src/platform/storage.ts';
import type { Language } from '../../src/schema/language.ts';
import type { Settings } from '../../src/schema/settings.ts';
import { apiContext } from '../../src/storefront/session.ts';
import { createStorefront } from '../../src/storefront/storefront.ts';
import { messagesQuery } from '../../src/views/use-messages.ts';
import type { ViewConfig } from '../../src/views/view-config.ts';
import { quietElement } from '../../test/support/quiet-element.ts';

/** Nothing is asked for: the view is drawn as it stands before any answer. */
const noAnswers: typeof fetch = () => new Promise(() => undefined);

const settings: Settings = {
  companyTitle: '',
  backgroundUrl: undefined,
  iconUrl: undefined,
  logoUrl: undefined,
  googleGa4: undefined,
  primaryColor: undefined,
  primaryColorRgb: undefined,
  currencies: ['usd', 'mxn'],
  currency: 'usd',
  hasTransfers: true,
  hasExtras: false,
  tourCategories: [{ name: 'Tours', slug: 'tours' }],
  showTaxesIncludedLabel: false,
  showBtnNoPrices: false,
  contactPhone: undefined,
  contactEmail: undefined,
  whatsappPhone: undefined,
};

/** A storefront of a company that sells everything, in one language, of which the settings are known and nothing else. */
export async function storefrontIn(language: Language) {
  const apiBase = 'https://api.example.com/widget';
  const identity = { apiBase, developmentHost: undefined, preview: false, cartScope: 'default' };
  const storefront = createStorefront({ identity, storage: memoryStorage(), fetch: noAnswers });
  const { queryClient, i18n, state } = storefront;
  const loaded = await loadLanguage(language, 'core');
  i18n.load(language, loaded.messages);
  i18n.activate(language);
  state.session.chooseLanguage(language);
  queryClient.setQueryData(messagesQuery(storefront, language, 'core').queryKey, loaded);
  queryClient.setQueryData(settingsQuery(apiContext(storefront, language, ''), language).queryKey, settings);
  return storefront;
}

/** What the view of an element draws first. */
export function drawView<Tag extends keyof typeof attributesByTag>(
  tag: Tag,
  View: ComponentType<{ config: ViewConfig<Options<Tag>> }>,
  storefront: Awaited<ReturnType<typeof storefrontIn>>,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const { apiBase } = storefront.identity;
  const given: Readonly<Record<string, string>> = { 'api-base': apiBase, ...attributes };
  const options = parseOptions(tag, attributesByTag[tag] as never, (name) => given[name]);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const view = document.createElement('div');
  root.append(view);
  const config = {
    ...quietElement,
    host,
    root,
    options: options as Options<Tag>,
    storefront,
    emit: () => true,
    registerMethods: () => () => undefined,
    fail: () => undefined,
  };
  const rendering = createRoot(view);
  flushSync(() => rendering.render(<View config={config} />));
  const drawn = view.firstElementChild?.cloneNode(true) as Element | undefined;
  if (!drawn?.querySelector('button')) throw new Error(`The view was not drawn: ${view.innerHTML}`);
  rendering.unmount();
  return drawn;
}

type Options<Tag extends keyof typeof attributesByTag> = OptionsOf<(typeof attributesByTag)[Tag]>;
