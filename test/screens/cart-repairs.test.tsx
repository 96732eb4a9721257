import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import { comeBack, lineWithText, openMovedCart, reef, sedan, silence, tourDay } from './moved-cart.ts';

describe('alternatives that failed to load can be retried', () => {
  it.each([
    ['pickups', 'no-pickups=15', { transfers: [sedan()] }, '/transfers/validate-pickuptime', 'time'],
    ['days', `sold-out=203:${tourDay}`, { tours: [reef()] }, '/tours/203/availability', 'day'],
  ])('%s', async (_, spec, lines, path, repair) => {
    const provider = { fails: false };
    const answer = () => (provider.fails ? Response.json({}, { status: 500 }) : undefined);
    const { visitor, move, enter } = openMovedCart(lines, { answers: { [path]: answer } });
    await move(spec);
    await enter();
    const choose = await screen.findByRole('button', { name: `Choose another ${repair}` });
    provider.fails = true;
    await visitor.click(choose);
    await screen.findByText('This could not be checked.');
    expect(screen.queryByText('No alternatives found.')).toBeNull();
    provider.fails = false;
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    const group = await screen.findByRole('group', { name: /^(Possible pickup times|Available days)$/ });
    await visitor.click(within(group).getAllByRole('button')[0] as HTMLElement);
    await silence();
  });
});

describe('a tour on the day of the arrival', () => {
  // The drive to Playa del Carmen takes more than an hour.
  it.each([
    ['before the transfer can be there is hinted at', '13:00', true],
    ['when the transfer is there is not', '12:00', false],
  ])('%s', async (_, pickup, isHint) => {
    const { enter, issues, requestCount } = openMovedCart({
      tours: [reef({ schedule: '14:00' })],
      transfers: [
        sedan(tourDay, {
          serviceDatetime: `${tourDay} ${pickup}:00`,
          serviceFlightDatetime: `${tourDay} 11:00:00`,
          calculatedPickup: `${tourDay} ${pickup}:00`,
        }),
      ],
    });
    await enter();
    if (isHint) await lineWithText('It starts before your arrival transfer can get you there.');
    else await waitFor(() => expect(requestCount('/places/')).toBe(2));
    await waitFor(() => expect(issues('reef')).toEqual(isHint ? [{ code: 'before-arrival' }] : undefined));
  });
});

it('the notice of a line receives the focus on request, but not when its issue comes back later', async () => {
  const soldOut = `sold-out=203:${tourDay}`;
  const text = `No places are left on ${daysFromNow(20).shown}.`;
  const { visitor, move, enter } = openMovedCart({ tours: [reef()] });
  await move(soldOut);
  await enter();
  await lineWithText(text);
  await visitor.click(screen.getByRole('button', { name: 'See what to resolve' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(text));

  await move('');
  comeBack();
  await silence();
  const email = screen.getByLabelText(/^Email/);
  email.focus();
  await move(soldOut);
  comeBack();
  await lineWithText(text);
  expect(document.activeElement).toBe(email);
});

it('an overview leads to each of several lines that block the order, and the total says what it counts', async () => {
  const { visitor, move, enter } = openMovedCart({ tours: [reef()], transfers: [sedan()] });
  await move(`sold-out=203:${tourDay},prices=+10pc`);
  await enter();
  const overview = (await screen.findByText('2 services need attention')).closest('[role=alert]');
  const [tour, transfer] = within(overview as HTMLElement).getAllByRole('button');
  expect(tour?.textContent).toBe('Snorkelling at the Puerto Morelos reef');
  for (const link of [tour, transfer]) {
    await visitor.click(link as HTMLElement);
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(link === tour ? /^No places/ : /^The price was/),
    );
  }
  expect(screen.getByText(/^Not final: the total still counts .*, and new prices/)).toBeTruthy();

  await move('prices=+10pc');
  comeBack();
  await screen.findByText('Not final: the total counts new prices that you have not accepted.');
});
