import { partyQuery } from '../fixtures/transfer.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heldAnswers } from './held-answers.ts';
import { openElement } from './open-element.tsx';
import { button } from './open-storefront.tsx';
import { choosePlace, field, typePlace } from './search-steps.ts';

const nextYear = new Date().getFullYear() + 1;
const MISSING = 'Choose a destination from the list.';

/** The box as on a partner's page. */
const openBox = (attributes: Record<string, string> = {}, provider = {}) =>
  openElement(
    'transfers-box',
    { airport: 'CUN', adults: '3', 'open-mode': 'event', ...attributes },
    provider,
  );
const valueOf = (label: string, value: string | RegExp) =>
  waitFor(async () => expect((await field(label)).value).toMatch(value));
const airportIs = (ref: string) => valueOf('Airport', ref);
const modeIs = (name: string) =>
  waitFor(async () => expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true));

describe('attributes', () => {
  it('fill the form immediately, and removing them restores the defaults', async () => {
    const { set } = openBox();
    await airportIs('cun');
    await valueOf('Adults', '3');
    set({ airport: 'czm', adults: '5', kids: '2', date: `${nextYear}-03-05`, to: 'quinta-luna' });
    await airportIs('czm');
    await valueOf('Adults', '5');
    await valueOf('Kids', '2');
    await valueOf('Date', /^5 Mar \d{4}$/);
    await valueOf('Destination', 'Quinta Luna Hotel');
    set({ adults: null, kids: null, date: null, airport: null, to: null });
    for (const label of ['Airport', 'Destination', 'Date']) await valueOf(label, /^$/);
    await valueOf('Adults', '2');
    await valueOf('Kids', '0');
    set({ mode: 'p2p' });
    await modeIs('Door to Door');
    set({ mode: null });
    await modeIs('Airport to Hotel');
  });

  it('with invalid values log a warning and fall back to the default', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { set } = openBox();
    await airportIs('cun');
    set({ mode: 'sideways', adults: '1000', airport: 'XXX', date: '2030-02-31' });
    await valueOf('Adults', '2');
    await modeIs('Airport to Hotel');
    await airportIs('cun');
    const warnings = warn.mock.calls.join('\n');
    expect(warnings).toContain('"sideways" is not one of A2H, H2A, P2P');
    expect(warnings).toContain('"1000" is not a whole number from 1 to 100');
    expect(warnings).toContain('"2030-02-31" is not a date');
    warn.mockRestore();
  });

  it('show that a date has passed', async () => {
    const { set } = openBox({ date: `${nextYear}-03-05` });
    await valueOf('Date', /^5 Mar/);
    set({ date: '2020-03-05' });
    await valueOf('Date', /^5 Mar 2020$/);
    await screen.findByText('This date has passed.', { exact: false });
  });
});

describe('what the visitor chose stays', () => {
  it('when other attributes change', async () => {
    const { visitor, set } = openBox();
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna Hotel');
    set({ adults: '6', density: 'compact' });
    await valueOf('Adults', '6');
    await valueOf('Destination', 'Quinta Luna Hotel');
  });

  it('when the attribute is removed, or the language changes', async () => {
    const { visitor, set } = openBox({ to: 'arrecife-grand' });
    await valueOf('Destination', /./);
    await visitor.click(await button('Clear'));
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna Hotel');
    set({ lang: 'es' });
    await button('Buscar');
    await valueOf('Destino', 'Quinta Luna Hotel');
    set({ to: null });
    await valueOf('Adultos', '3');
    await valueOf('Destino', 'Quinta Luna Hotel');
  });

  it('when a preset place arrives late', async () => {
    const place = heldAnswers('/places/chiquila');
    place.hold();
    const { visitor, set } = openBox({ mode: 'P2P', from: 'chiquila' }, { answers: place.answers });
    await waitFor(() => expect(place.held.length).toBeGreaterThan(0));
    await choosePlace(visitor, 'Pickup', 'quinta', 'Quinta Luna Hotel');
    place.held.forEach(({ pass }) => pass());
    set({ adults: '5' });
    await valueOf('Adults', '5');
    await valueOf('Pickup', 'Quinta Luna Hotel');
  });
});

describe('methods', () => {
  it('submit() searches or shows what is missing; reset() goes back to the attributes', async () => {
    const { visitor, set, methods, received } = openBox();
    const opened = () => received.filter(({ name }) => name === 'booking-open');
    await airportIs('cun');
    methods['submit']?.();
    await screen.findByRole('link', { name: MISSING });
    expect(opened()).toEqual([]);
    await visitor.click(await screen.findByRole('radio', { name: 'Hotel to Airport' }));
    await visitor.clear(await field('Adults'));
    await visitor.type(await field('Adults'), '7');
    methods['reset']?.();
    await modeIs('Airport to Hotel');
    await valueOf('Adults', '3');
    expect(screen.queryByRole('link', { name: MISSING })).toBeNull();
    set({ to: 'quinta-luna' });
    await valueOf('Destination', 'Quinta Luna Hotel');
    await airportIs('cun');
    methods['submit']?.();
    await waitFor(() => expect(opened()).toHaveLength(1));
    expect(opened()[0]?.detail).toMatchObject({
      path: `/transfers/prices?from=cun&to=quinta-luna&${new URLSearchParams(partyQuery({ adults: 3, kids: 0 })).toString()}&searchMode=A2H`,
    });
  });

  it('after a successful search no error summary appears above a field that is edited', async () => {
    const { visitor, methods, received } = openBox({ to: 'quinta-luna' });
    await valueOf('Destination', 'Quinta Luna Hotel');
    await airportIs('cun');
    methods['submit']?.();
    await waitFor(() => expect(received.some(({ name }) => name === 'booking-open')).toBe(true));
    await typePlace(visitor, 'Destination', 'x');
    await valueOf('Destination', 'Quinta Luna Hotelx');
    expect(screen.queryByRole('alert')).toBeNull();
    methods['submit']?.();
    expect((await screen.findByRole('alert')).textContent).toContain(MISSING);
  });
});
