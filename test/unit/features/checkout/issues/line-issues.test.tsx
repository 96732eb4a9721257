import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartCheck } from '../../../../../src/cart/issues/cart-check.ts';
import type { ItineraryLine } from '../../../../../src/cart/itinerary.ts';
import { LineIssues } from '../../../../../src/features/checkout/issues/line-issues.tsx';
import type { CartIssue } from '../../../../../src/schema/cart-snapshot.ts';
import type { TourLine } from '../../../../../src/schema/tour-line.ts';
import { useLockedReason } from '../../../../../src/shared/cart/use-locked-reason.ts';
import { aTourLine } from '../../../../fixtures/tour-line.ts';
import { aPrice, aTransferLine } from '../../../../fixtures/transfer.ts';
import { tourOf } from '../../../tours/tour-samples.ts';
import { change, renderFeature } from '../../render-feature.tsx';

const someDay = '2999-06-11';
const cartTour = (id: string, changes: Partial<TourLine> = {}) => ({
  id,
  line: aTourLine({ tourDate: someDay, ...changes }),
});
const tourItem = (changes: Partial<TourLine> = {}): ItineraryLine => ({
  kind: 'tour',
  cartLine: cartTour('tour', changes),
});
const overlap: CartIssue = { code: 'overlap', with: 'second' };
const checkedTour = { line: aTourLine({ tourDate: someDay }), tour: tourOf(), times: ['11:00', '15:00'] };
const emptyCheck: CartCheck = { at: 0, totals: undefined, transfers: {}, tours: {}, extras: undefined };

interface LineProps {
  item: ItineraryLine;
  issues: CartIssue[];
  check?: Partial<CartCheck>;
}

function Line({ item, issues, check }: LineProps) {
  const lockedReason = useLockedReason();
  return (
    <LineIssues
      item={item}
      issues={issues}
      check={{ ...emptyCheck, ...check }}
      shouldFocus={false}
      onFocused={() => undefined}
      lockedReason={lockedReason(item.cartLine.id)}
      onEditTransfer={() => undefined}
      onRemove={() => undefined}
      onRepaired={() => undefined}
    />
  );
}

it('a tour that overlaps with two others of the same name says so once', async () => {
  const logged = vi.spyOn(console, 'error');
  const { storefront } = renderFeature(
    <Line item={tourItem()} issues={[overlap, { code: 'overlap', with: 'third' }]} />,
  );
  storefront.state.cart.setLines({ tours: [cartTour('tour'), cartTour('second'), cartTour('third')] });
  expect(await screen.findAllByText('It overlaps with Reef.')).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it.each([
  ['offers the other departures of its day', {}, ['11:00', '15:00']],
  ['does not offer those of the day that it was on before', { tourDate: '2999-06-12' }, []],
])('a tour %s', async (_, changes, times) => {
  const { visitor } = renderFeature(
    <Line item={tourItem(changes)} issues={[overlap]} check={{ tours: { tour: checkedTour } }} />,
  );
  const button = screen.queryByRole('button', { name: 'Choose another time' });
  if (button) await visitor.click(button);
  const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offered.filter((text) => /^\d\d:/.test(text))).toEqual(times);
});

it.each([
  ['offers other vehicles', {}, true],
  ['does not offer the prices of the trip that it was before', { adults: 3 }, false],
])('a transfer %s', (_, changes, isOffered) => {
  const item: ItineraryLine = { kind: 'transfer', cartLine: { id: 'ride', line: aTransferLine(changes) } };
  const transfers = { ride: { line: aTransferLine(), options: [aPrice()], pickups: [] } };
  renderFeature(
    <Line item={item} issues={[{ code: 'price-changed', before: 40, now: 45 }]} check={{ transfers }} />,
  );
  expect(screen.queryByRole('button', { name: 'Choose another vehicle' }) !== null).toBe(isOffered);
});

it('the choices of a line that is being sent are disabled, and say why', async () => {
  const { visitor, storefront } = renderFeature(
    <Line item={tourItem()} issues={[overlap]} check={{ tours: { tour: checkedTour } }} />,
  );
  await visitor.click(screen.getByRole('button', { name: 'Choose another time' }));
  await change(() => storefront.state.checkout.setSubmission({ status: 'sending', lockedLineIds: ['tour'] }));
  const choice = screen.getByRole('button', { name: '11:00' });
  expect(choice.getAttribute('aria-disabled')).toBe('true');
  await visitor.click(choice);
  await screen.findByText('Your booking is being sent and cannot be changed now.');
});
