import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import type { RecordedRequest } from './record-requests.ts';
import { openElement } from './open-element.tsx';
import { heading, openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';
import { choosePlace, field } from './search-steps.ts';

const english = () => heading('Airport Transportation');
const spanish = () => heading('Transporte al aeropuerto');
/** The languages in which the settings were requested. */
const languages = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ path }) => path === '/settings').map(({ query }) => query.get('lang'));
const valueOf = async (label: string) => (await field(label)).value;

describe('the search', () => {
  it('keeps what was entered when the language changes', { tags: 'long' }, async () => {
    const { visitor, storefront, requests } = openStorefront('/transfers?airport=cun');
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna Hotel');
    fireEvent.input(await field('Date'), { target: { value: daysFromNow(20).typed } });
    fireEvent.blur(await field('Date'));
    await visitor.click(await screen.findByRole('switch', { name: 'Return trip' }));
    fireEvent.input(await field('Adults'), { target: { value: '5' } });
    const select = await field('Language');
    select.focus();
    // In strict mode React renders each component twice, before the first answer is there.
    const first = languages(requests).length;
    await visitor.selectOptions(select, 'es');

    await heading('Reserve su traslado');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Idioma')));
    expect(await valueOf('Aeropuerto')).toBe('cun');
    expect(await valueOf('Destino')).toBe('Quinta Luna Hotel');
    expect(await valueOf('Fecha')).toBe(daysFromNow(20, 'es').shown);
    expect(await screen.findByRole('switch')).toHaveProperty('checked', true);
    expect(await valueOf('Adultos')).toBe('5');
    expect(storefront.path).toBe('/transfers?airport=cun');

    await visitor.selectOptions(await field('Idioma'), 'en');
    await heading('Book your transfer');
    expect(await valueOf('Date')).toBe(daysFromNow(20).shown);
    expect([...new Set(languages(requests).slice(0, first))]).toEqual(['en']);
    expect(languages(requests).slice(first)).toEqual(['es']);
  });
});

describe('of the page', () => {
  it('pesos imply Spanish, unless a language is set', async () => {
    const { set } = openElement('booking-engine', { currency: 'MXN' });
    await spanish();
    expect(await valueOf('Moneda')).toBe('mxn');
    set({ lang: 'en' });
    await english();
    expect(await valueOf('Currency')).toBe('mxn');
  });

  it('once removed, language and currency follow the rules again', async () => {
    const { set } = openElement('booking-engine', { lang: 'es', currency: 'eur' });
    await spanish();
    expect(await valueOf('Moneda')).toBe('eur');
    set({ lang: null });
    await english();
    set({ currency: null });
    await waitFor(async () => expect(await valueOf('Currency')).toBe('usd'));
  });
});

it('visitors whose browser is in Mexican Spanish see Spanish', async () => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
  const { requests } = openStorefront('/');
  await spanish();
  expect(await valueOf('Moneda')).toBe('usd');
  expect(document.querySelector('[part=root]')?.getAttribute('lang')).toBe('es');
  expect([...new Set(languages(requests))]).toEqual(['es']);
  language.mockRestore();
});

it('texts of the page reach the voucher, which is always in Spanish', async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  const { setLabels } = openStorefront(`/customer/sale/${token}/voucher`);
  await heading('Voucher de servicio');
  setLabels({ 'Service voucher': 'Su boleto' });
  await heading('Su boleto');
  await screen.findAllByText('Pasajeros');
});
