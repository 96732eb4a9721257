import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { settingsQuery } from '../../src/api/settings.ts';
import { loadLanguage } from '../../src/i18n/catalogs.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { memoryStorage } from '../../src/platform/storage.ts';
import type { Language } from '../../src/schema/language.ts';
import type { Settings } from '../../src/schema/settings.ts';
import type { Direction } from '../../src/schema/transfer.ts';
import { apiContext } from '../../src/storefront/session.ts';
import { createStorefront } from '../../src/storefront/storefront.ts';
import { TransfersBoxView } from '../../src/views/transfers-box.tsx';
import { messagesQuery } from '../../src/views/use-messages.ts';
import { quietElement } from '../../test/support/quiet-element.ts';

/** Nothing is asked for: the form is drawn as it stands before any answer. */
const noAnswers: typeof fetch = () => new Promise(() => undefined);

const settings: Settings = {
  companyTitle: '',
  backgroundUrl: undefined,
  iconUrl: undefined,
  logoUrl: undefined,
  googleGa4: undefined,
  primaryColor: undefined,
  primaryColorRgb: undefined,
  currencies: ['usd'],
  currency: 'usd',
  hasTransfers: true,
  hasExtras: false,
  tourCategories: [],
  showTaxesIncludedLabel: false,
  showBtnNoPrices: false,
  contactPhone: undefined,
  contactEmail: undefined,
  whatsappPhone: undefined,
};

/**
 * The view of `<transfers-box>` with all that its form can show before an answer: the date of the return, and the
 * buttons of filled fields.
 */
export async function drawForm(direction: Direction, language: Language): Promise<Element> {
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
  const place = (ref: string) => ({ ref, title: 'Somewhere', address: '' });
  state.search.setDirection(direction);
  state.search.setWantsReturn(true);
  if (direction !== 'A2H') state.search.choosePlace('pickup', place('1'));
  if (direction !== 'H2A') state.search.choosePlace('destination', place('2'));

  const container = document.createElement('div');
  const table = attributesByTag['transfers-box'];
  const options = parseOptions('transfers-box', table, (name) => (name === 'api-base' ? apiBase : undefined));
  const root = container.attachShadow({ mode: 'open' });
  const view = document.createElement('div');
  root.append(view);
  const config = {
    ...quietElement,
    host: container,
    root,
    options,
    storefront,
    emit: () => true,
    registerMethods: () => () => undefined,
    fail: () => undefined,
  };
  flushSync(() => createRoot(view).render(<TransfersBoxView config={config} />));
  const drawn = view.firstElementChild;
  if (!drawn?.querySelector('form')) throw new Error(`The form was not drawn: ${view.innerHTML}`);
  return drawn;
}
