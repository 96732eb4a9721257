import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import { failingPath, heldAnswers } from './held-answers.ts';
import { openElement } from './open-element.tsx';
import { button, heading } from './open-storefront.tsx';
import { choosePlace, field } from './search-steps.ts';

const day = `${new Date().getFullYear() + 1}-03-05`;
const hotel = { to: 'quinta-luna', lock: 'to', 'open-mode': 'event' };

/** The text of a locked field; no control has its label. */
const locked = (label: string, text: string | RegExp) =>
  waitFor(() => {
    const group = screen.getByRole('group', { name: label });
    expect(group.textContent).toMatch(text);
    expect(within(group).queryByRole('textbox')).toBeNull();
    for (const role of ['combobox', 'spinbutton', 'textbox'] as const)
      expect(screen.queryByRole(role, { name: label })).toBeNull();
  });

afterEach(() => history.replaceState(null, '', '/'));

describe('a locked field', () => {
  it('is text from the start, and editable once the attribute is removed', async () => {
    const place = heldAnswers('/places/quinta-luna');
    place.hold();
    const { visitor, set } = openElement('transfers-box', hotel, { answers: place.answers });
    await locked('Destination', /Destination…/);
    await waitFor(() => expect(place.held.length).toBeGreaterThan(0));
    place.held.forEach(({ pass }) => pass());
    await locked('Destination', 'Quinta Luna Hotel');
    await locked('Direction', 'Airport to Hotel');
    expect(screen.queryByRole('radio')).toBeNull();
    set({ lock: null });
    expect((await field('Destination')).value).toBe('Quinta Luna Hotel');
    await screen.findByRole('radio', { name: 'Airport to Hotel' });
    await visitor.click(await button('Clear'));
    await choosePlace(visitor, 'Destination', 'arrecife', 'Arrecife Grand Resort');
    set({ lock: 'to' });
    await locked('Destination', 'Quinta Luna Hotel');
  });

  it('may be any of the form, and follows its attribute', async () => {
    const all = { mode: 'H2A', airport: 'CUN', from: 'quinta-luna', date: day, adults: '3', kids: '1' };
    const lock = 'mode airport from date adults kids';
    const { set, methods } = openElement('transfers-box', { ...all, lock });
    await locked('Direction', 'Hotel to Airport');
    await locked('Pickup', 'Quinta Luna Hotel');
    await locked('Airport', /Canc/);
    await locked('Date', '5 Mar');
    await locked('Adults', '3');
    await locked('Kids', '1');
    methods['reset']?.();
    set({ adults: '4' });
    await locked('Adults', '4');
    await locked('Pickup', 'Quinta Luna Hotel');
  });

  it('without a value, or with one that the provider does not know, is open', async () => {
    openElement('transfers-box', { to: 'nowhere', lock: 'to adults date', airport: 'ZZZ' });
    expect((await field('Adults')).value).toBe('2');
    await screen.findByRole('combobox', { name: 'Destination' });
    expect((await field('Destination')).value).toBe('');
  });

  it('shows its error, and the summary links to it', async () => {
    const airports = heldAnswers('/transfers/airports');
    airports.hold();
    const { visitor } = openElement(
      'transfers-box',
      { airport: 'CUN', lock: 'airport' },
      { answers: airports.answers },
    );
    await locked('Airport', /Airport…/);
    await visitor.click(await button('Search'));
    await visitor.click(await screen.findByRole('link', { name: 'Choose an airport.' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Airport' }));
    await locked('Airport', 'Choose an airport.');
  });

  it('that is a date in the past offers to contact the company about it, not about a place', async () => {
    const { visitor } = openElement('transfers-box', { date: '2020-01-01', lock: 'date' });
    await locked('Date', 'This date has passed.');
    await visitor.click(await button('Contact us'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    expect(dialog.queryByText(/Tell us where you are going/)).toBeNull();
  });

  it('between two doors cannot be swapped', async () => {
    const trip = { mode: 'P2P', from: 'quinta-luna', to: 'arrecife-grand' };
    const { set } = openElement('transfers-box', trip);
    await button('Swap');
    set({ lock: 'from' });
    await locked('Pickup', 'Quinta Luna Hotel');
    expect(screen.queryByRole('button', { name: 'Swap' })).toBeNull();
  });
});

describe('in the engine', () => {
  it('no link and no summary of prices changes what is locked', async () => {
    const { storefront, requests } = openElement('booking-engine', {
      ...hotel,
      lock: 'to adults',
      adults: '3',
    });
    storefront.navigate(
      paths.prices({ from: 'cun', to: 'arrecife-grand', adults: 9, kids: 1, searchMode: 'A2H' }),
      'api',
    );
    await heading('Your trip');
    await locked('Adults', '3');
    await waitFor(() => {
      const bodies = requests.filter(({ path }) => path.endsWith('/prices')).map(({ body }) => body);
      expect(bodies.length).toBeGreaterThan(0);
      for (const body of bodies) expect(JSON.stringify(body)).toContain('quinta-luna');
      for (const body of bodies) expect(JSON.stringify(body)).not.toContain('arrecife-grand');
    });
    expect((await field('Kids')).value).toBe('1');
  });

  it('its search screen takes the trip, and its home offers no other airport', async () => {
    const { storefront } = openElement('booking-engine', { airport: 'CUN', lock: 'airport', adults: '4' });
    await waitFor(() => expect(screen.getByText('CUN')).toBeTruthy());
    expect(screen.queryByText('CZM')).toBeNull();
    storefront.navigate(paths.transfersAt('airport=CZM'), 'api');
    await heading('Book your transfer');
    await locked('Airport', /Canc/);
    expect((await field('Adults')).value).toBe('4');
  });

  it('its home requests no airports if the trip is from door to door', async () => {
    const { requests } = openElement('booking-engine', { mode: 'P2P', lock: 'mode' });
    const section = within((await heading('Airport Transportation')).closest('section') as HTMLElement);
    expect(section.getByText('Door to Door')).toBeTruthy();
    await field('Pickup');
    expect(requests.map(({ path }) => path)).not.toContain('/transfers/airports');
  });

  it('its home no longer reports airports that have failed once the trip is from door to door', async () => {
    const { answers } = failingPath('/transfers/airports');
    const { set } = openElement('booking-engine', {}, { answers });
    const section = within((await heading('Airport Transportation')).closest('section') as HTMLElement);
    await section.findByRole('button', { name: 'Try again' });
    set({ mode: 'P2P', lock: 'mode' });
    await waitFor(() => expect(section.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(section.getByText('Door to Door')).toBeTruthy();
  });
});

describe('prefill="query"', () => {
  const attributes = { ...hotel, adults: '3', airport: 'CUN', prefill: 'query' };

  it('fills the form from the page, but for what is locked', async () => {
    const back = day.replace('-05', '-12');
    history.replaceState(
      null,
      '',
      `/?to=arrecife-grand&adults=5&kids=2&date=${day}&return=${back}&email=a@b.c`,
    );
    const { set } = openElement('transfers-box', attributes);
    await locked('Destination', 'Quinta Luna Hotel');
    expect((await field('Adults')).value).toBe('5');
    expect((await field('Kids')).value).toBe('2');
    expect((await field('Date')).value).toMatch(/^5 Mar/);
    expect((await field('Return date')).value).toMatch(/^12 Mar/);
    history.replaceState(null, '', '/?adults=7');
    set({ adults: '4', density: 'compact' });
    expect((await field('Adults')).value).toBe('5');
    set({ prefill: null });
    await waitFor(async () => expect((await field('Adults')).value).toBe('4'));
  });

  it('ignores what it cannot read', async () => {
    history.replaceState(
      null,
      '',
      '/?adults=1e9&kids=-1&date=2027-02-31&return=never&mode=X&airport=<b>&from=%00',
    );
    openElement('transfers-box', { ...attributes, lock: '' });
    expect((await field('Adults')).value).toBe('3');
    expect((await field('Kids')).value).toBe('0');
    expect((await field('Date')).value).toBe('');
    expect(screen.queryByLabelText('Return date')).toBeNull();
    await waitFor(async () => expect((await field('Airport')).value).toBe('cun'));
  });
});
