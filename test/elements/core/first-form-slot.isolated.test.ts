import { findByRole, queryByRole } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { createFirstFormSlot } from '../../../elements/core/first-form-slot.ts';
import { firstScreenCatalogs } from '../../../locales/first-screen-catalogs.ts';
import { formTexts } from '../../../src/first-form/form-texts.ts';
import { textsFromCatalog } from '../../../src/first-form/texts-from-catalog.ts';
import { showTransfersBoxForm } from '../../../src/first-form/transfers-box-form.ts';

const spanish = formTexts.es;

// As if Spanish were not part of the script.
beforeEach(() => {
  delete formTexts.es;
});

function createSlot(options: Record<string, string>) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const read = (name: string) => options[name];
  const slot = createFirstFormSlot(showTransfersBoxForm, { host, root, read, calls: [] }, () => true);
  const content = document.createElement('div');
  root.append(content);
  return { slot, form: () => slot.form?.node ?? content };
}

it('a language whose texts are not part of the script: the form appears with its catalog', async () => {
  const { slot, form } = createSlot({ lang: 'es' });
  expect(await slot.show()).toBe(true);
  expect(await findByRole(form(), 'button', { name: 'Buscar' })).toBeTruthy();
});

it('a language chosen later: the form stays until the texts have loaded', async () => {
  const options = { lang: 'en' };
  const { slot, form } = createSlot(options);
  await slot.show();
  options.lang = 'es';
  slot.update();
  expect(queryByRole(form(), 'button', { name: 'Search' })).toBeTruthy();
  expect(await findByRole(form(), 'button', { name: 'Buscar' })).toBeTruthy();
});

it('the catalogs have all texts of the drawings', () => {
  expect(textsFromCatalog(firstScreenCatalogs.en)).toEqual(formTexts.en);
  expect(textsFromCatalog(firstScreenCatalogs.es)).toEqual(spanish);
});
