import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import { bookButton, simCard } from './checkout-steps.ts';
import {
  comeBack,
  lineWithText,
  openMovedCart,
  reef,
  roundTrip,
  sedan,
  silence,
  tourDay,
} from './moved-cart.ts';

const shownDay = daysFromNow(20).shown;

/** The cart with these lines, entered after reality has moved. */
async function enterAfter(spec: string, lines: Parameters<typeof openMovedCart>[0]) {
  const opened = openMovedCart(lines);
  if (spec) await opened.move(spec);
  await opened.enter();
  return opened;
}

describe('services that are still available', () => {
  it('have no issues, and nothing is dispatched', async () => {
    const { cartChanges, requestCount, issues } = await enterAfter('', {
      tours: [reef({ tourDate: daysFromNow(21).typed })],
      transfers: [sedan()],
      extras: [simCard()],
    });
    await waitFor(() => expect(requestCount('/transfers/validate-pickuptime')).toBeGreaterThan(0));
    await waitFor(() => expect(requestCount('/extras')).toBeGreaterThan(0));
    await silence();
    expect(['sedan', 'reef'].map(issues)).toEqual([undefined, undefined]);
    expect(cartChanges()).toEqual([]);
  });
});

describe('a tour', () => {
  it('whose time is sold out is moved to another time of the day in two clicks', async () => {
    const { visitor, issues, cartChanges, storefront } = await enterAfter('time-gone=203:0900', {
      tours: [reef()],
    });
    const line = await lineWithText(`09:00 is no longer available on ${shownDay}.`);
    const issue = { code: 'time-gone', times: ['11:30', '14:00'] };
    expect(issues('reef')).toEqual([issue]);
    expect(cartChanges()).toMatchObject([{ reason: 'issue', items: [{ issues: [issue] }] }]);

    await visitor.click(line.getByRole('button', { name: 'Choose another time' }));
    await visitor.click(await screen.findByRole('button', { name: '11:30' }));
    await silence();
    expect(storefront.state.cart.state.tours[0]?.line.schedule).toBe('11:30');
    expect(cartChanges().map(({ reason }) => reason)).toEqual(['issue', 'update']);
    expect(issues('reef')).toBeUndefined();
  });

  it('that is sold out is moved to the nearest day with places', async () => {
    const { visitor, issues, storefront } = await enterAfter(`sold-out=203:${tourDay}`, { tours: [reef()] });
    const line = await lineWithText(`No places are left on ${shownDay}.`);
    expect(issues('reef')).toEqual([{ code: 'sold-out' }]);
    expect(line.queryByRole('button', { name: 'Choose another time' })).toBeNull();
    await visitor.click(line.getByRole('button', { name: 'Choose another day' }));
    await visitor.click(
      await screen.findByRole('button', { name: new RegExp(`${daysFromNow(21).shown} 09:00$`) }),
    );
    await silence();
    expect(storefront.state.cart.state.tours[0]?.line.tourDate).toBe(daysFromNow(21).typed);
  });

  it('that is past its cutoff shows it, and can be moved to a later day', async () => {
    const { visitor, issues, storefront } = await enterAfter('cutoff=+490h', { tours: [reef()] });
    const line = await lineWithText('It is too late to book this departure.');
    expect(issues('reef')).toEqual([{ code: 'cutoff-passed' }]);
    await visitor.click(line.getByRole('button', { name: 'Choose another day' }));
    const days = within(await line.findByRole('group', { name: 'Available days' }));
    await visitor.click(days.getAllByRole('button')[0] as HTMLElement);
    await silence();
    expect(String(storefront.state.cart.state.tours[0]?.line.tourDate) > tourDay).toBe(true);
  });

  it('that is no longer offered is removed, which can be undone', async () => {
    const { visitor, issues, storefront } = await enterAfter('gone=203', {
      tours: [reef()],
      extras: [simCard()],
    });
    const line = await lineWithText('This is no longer available.');
    expect(issues('reef')).toEqual([{ code: 'not-offered' }]);
    expect(line.queryByRole('button', { name: /^(Choose|Edit)/ })).toBeNull();
    await visitor.click(line.getByRole('button', { name: 'Take out' }));
    expect(storefront.state.cart.state.tours).toEqual([]);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    await lineWithText('This is no longer available.');
  });
});

describe('a price that has moved', () => {
  it('is accepted on its line, and takes effect', async () => {
    const { visitor, issues, move } = await enterAfter('prices=+10pc', { tours: [reef()] });
    await lineWithText('The price was $76.00 USD and is now $84.00 USD.');
    expect(issues('reef')).toEqual([{ code: 'price-changed', before: 76, now: 84 }]);
    await visitor.click(screen.getByRole('button', { name: 'Accept the new price' }));
    await silence();

    await move('prices=+20pc');
    comeBack();
    await lineWithText(/^The price was \$84\.00 USD/);
  });

  it.each([
    ['transfer', { transfers: [sedan()] }],
    ['extra', { extras: [{ ...simCard(), accepted: { total: 18, currency: 'usd' } }] }],
  ])('is found on the line of a %s, too', async (_, lines) => {
    await enterAfter('prices=+50pc', lines);
    const line = await lineWithText(/^The price was/);
    line.getByRole('button', { name: 'Accept the new price' });
  });

  it('of a line that was added for no price on screen is the first in the cart', async () => {
    const { move, storefront } = await enterAfter('', { extras: [simCard()] });
    await waitFor(() => expect(storefront.state.cart.state.extras[0]?.accepted?.total).toBe(18));
    await move('prices=+50pc');
    await waitFor(() => {
      comeBack();
      screen.getByText('The price was $18.00 USD and is now $27.00 USD.');
    });
  });
});

describe('a transfer', () => {
  it('whose vehicle is no longer offered is moved to the next one that fits', async () => {
    const { visitor, issues, storefront } = await enterAfter('gone=sedan', { transfers: [sedan()] });
    await lineWithText('This vehicle is no longer available.');
    expect(issues('sedan')).toEqual([{ code: 'not-offered' }]);
    await visitor.click(screen.getByRole('button', { name: 'Choose another vehicle' }));
    const group = await screen.findByRole('group', { name: 'Other vehicles' });
    await visitor.click(group.querySelector('button') as HTMLElement);
    await silence();
    expect(storefront.state.cart.state.transfers[0]?.line.priceSelected.ref).not.toMatch(/sedan$/);
  });

  it('whose pickup is refused gets another one that is possible, not before its flight', async () => {
    const { visitor, issues, storefront } = await enterAfter('no-pickups=15', { transfers: [sedan()] });
    const message = 'We no longer have a driver at that time. Please choose another time.';
    await lineWithText(message);
    expect(issues('sedan')).toEqual([{ code: 'pickup-refused', message }]);
    await visitor.click(screen.getByRole('button', { name: 'Choose another time' }));
    const group = await screen.findByRole('group', { name: 'Possible pickup times' });
    expect(group.textContent).not.toMatch(/1[345]:\d\d/);
    await visitor.click(await screen.findByRole('button', { name: /16:00$/ }));
    await silence();
    expect(storefront.state.cart.state.transfers[0]?.line.serviceDatetime).toBe(`${tourDay} 16:00:00`);
  });

  it('that is past its cutoff says why, once', async () => {
    const { issues } = await enterAfter('cutoff=+1000h', { transfers: [sedan()] });
    await lineWithText(/^This service needs at least \d+ hours' notice\.$/);
    expect(issues('sedan')?.map(({ code }) => code)).toEqual(['cutoff-passed', 'pickup-refused']);
    expect(screen.queryByText('It is too late to book this pickup.')).toBeNull();
  });
});

describe('the trip’s own sense is a hint', () => {
  it('about two tours at once, on both', async () => {
    const { issues } = await enterAfter('', {
      tours: [reef(), reef({ schedule: '11:30' }, 'other'), reef({ schedule: '09:00' }, 'same')],
    });
    await waitFor(() => expect(issues('reef')).toEqual([{ code: 'overlap', with: 'same' }]));
    expect(issues('same')).toEqual([{ code: 'overlap', with: 'reef' }]);
    expect(issues('other')).toBeUndefined();
    expect(
      await screen.findAllByText('It overlaps with Snorkelling at the Puerto Morelos reef.'),
    ).toHaveLength(2);
  });

  it.each([
    [
      'before the arrival',
      { tours: [reef()], transfers: [sedan()] },
      'It starts before your arrival transfer can get you there.',
    ],
    [
      'after the departure',
      { tours: [reef({ schedule: '14:00' })], transfers: [roundTrip(daysFromNow(15).typed, tourDay)] },
      'It starts after your departure pickup.',
    ],
    [
      'outside the stay',
      { tours: [reef()], transfers: [roundTrip(daysFromNow(15).typed, daysFromNow(18).typed)] },
      'This date is outside your trip.',
    ],
  ])('about a tour %s', async (_, lines, text) => {
    await enterAfter('', lines);
    const line = await lineWithText(text);
    line.getByRole('button', { name: 'Choose another day' });
  });

  const trip = roundTrip(daysFromNow(15).typed, tourDay);
  const early = sedan(tourDay, { serviceFlightDatetime: `${tourDay} 16:30:00` });
  it.each([
    [
      'for the departure while a tour is out',
      {
        tours: [reef()],
        transfers: [{ ...trip, line: { ...trip.line, returnDatetime: `${tourDay} 10:00:00` } }],
      },
      'departure-before-return',
      'Your departure pickup is before you are back from a tour.',
      ['Take out'],
    ],
    [
      'before the flight arrives',
      { transfers: [early] },
      'pickup-before-arrival',
      'The pickup is before your flight arrives.',
      ['Choose another time', 'Take out'],
    ],
  ])('about a pickup %s, which can be booked all the same', async (_, lines, code, text, repairs) => {
    const { cartChanges } = await enterAfter('', lines);
    const line = await lineWithText(text);
    for (const name of repairs) line.getByRole('button', { name });
    const [change] = cartChanges();
    expect(change?.reason).toBe('issue');
    expect(change?.items.map(({ kind, issues }) => [kind, issues])).toContainEqual(['transfer', [{ code }]]);
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByRole('button', { name: 'See what to resolve' })).toBeNull();
  });

  it('about a pickup before the flight arrives, until it is moved', async () => {
    const { visitor, issues } = await enterAfter('', { transfers: [early] });
    const line = await lineWithText('The pickup is before your flight arrives.');
    await visitor.click(line.getByRole('button', { name: 'Choose another time' }));
    const times = within(await screen.findByRole('group', { name: 'Possible pickup times' }));
    await visitor.click((await times.findAllByRole('button'))[0] as HTMLElement);
    await silence();
    expect(issues('sedan')).toBeUndefined();
  });
});
