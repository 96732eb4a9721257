import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartCheck } from '../../../../../src/cart/issues/cart-check.ts';
import type { ItineraryLine } from '../../../../../src/cart/itinerary.ts';
import { LineIssues } from '../../../../../src/features/checkout/issues/line-issues.tsx';
import type { CartIssue } from '../../../../../src/schema/cart-snapshot.ts';
import type { TourLine } from '../../../../../src/schema/tour-line.ts';
import { useLockedReason } from '../../../../../src/shared/cart/use-locked-reason.ts';
import { aTourLine } from '../../../../fixtures/tour-line.ts';
import { aPrice, aTransferLine } from '../../../../fixtures/transfer.ts';
import { childSeat } from '../../../cart/cart-samples.ts';
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

describe('the repair that is recommended for a problem leads, and nothing else is as strong', () => {
  const price: CartIssue = { code: 'price-changed', before: 40, now: 45 };
  const future = { serviceDatetime: '2999-06-11 14:00:00', serviceFlightDatetime: '2999-06-11 13:00:00' };
  const ride = { line: aTransferLine(future), options: [aPrice()], pickups: [] };
  const transfer: LineProps = {
    item: { kind: 'transfer', cartLine: { id: 'ride', line: ride.line } },
    issues: [],
    check: { transfers: { ride } },
  };
  const tour: LineProps = { item: tourItem(), issues: [], check: { tours: { tour: checkedTour } } };
  const extra: LineProps = { item: { kind: 'extra', cartLine: { id: 'seat', line: childSeat } }, issues: [] };
  it.each<[string, LineProps, CartIssue[], string[]]>([
    ['a sold-out tour', tour, [{ code: 'sold-out' }], ['Choose another day (primary)', 'Take out']],
    [
      'a departure without places',
      tour,
      [{ code: 'time-gone', times: ['11:00'] }],
      ['Choose another time (primary)', 'Choose another day', 'Take out'],
    ],
    [
      'a departure without places, at another price',
      tour,
      [price, { code: 'time-gone', times: ['11:00'] }],
      ['Choose another time (primary)', 'Choose another day', 'Accept the new price (primary)', 'Take out'],
    ],
    ['a tour that is gone', tour, [{ code: 'not-offered' }], ['Take out']],
    [
      'a departure pickup before the end of a tour, which is a hint',
      transfer,
      [{ code: 'departure-before-return' }],
      ['Take out'],
    ],
    [
      'a vehicle that is gone',
      transfer,
      [{ code: 'not-offered' }],
      ['Choose another vehicle (primary)', 'Take out'],
    ],
    [
      'a refused pickup',
      transfer,
      [{ code: 'pickup-refused', message: '' }],
      ['Choose another time (primary)', 'Take out'],
    ],
    [
      'a refused pickup at another price',
      transfer,
      [price, { code: 'pickup-refused', message: '' }],
      [
        'Choose another time (primary)',
        'Accept the new price (primary)',
        'Choose another vehicle',
        'Take out',
      ],
    ],
    [
      'another price of a transfer',
      transfer,
      [price],
      ['Accept the new price (primary)', 'Choose another vehicle', 'Take out'],
    ],
    ['another price of an extra', extra, [price], ['Accept the new price (primary)', 'Take out']],
  ])('%s', (_, line, issues, repairs) => {
    renderFeature(<Line {...line} issues={issues} />);
    const shown = screen.getAllByRole('button').map((button) => {
      const isPrimary = button.getAttribute('part')?.includes('button-primary');
      return `${button.textContent}${isPrimary ? ' (primary)' : ''}`;
    });
    expect(shown).toEqual(repairs);
  });
});

it('the repairs of a problem follow its sentence', () => {
  const issues: CartIssue[] = [
    { code: 'price-changed', before: 40, now: 45 },
    { code: 'time-gone', times: ['11:00'] },
  ];
  renderFeature(<Line item={tourItem()} issues={issues} check={{ tours: { tour: checkedTour } }} />);
  const parts = [...screen.getByRole('alert').querySelectorAll('p, button')];
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    '09:00 is no longer available on 11 Jun 2999.',
    'Choose another time',
    'Choose another day',
    'The price was $40.00\u00a0USD and is now $45.00\u00a0USD.',
    'Accept the new price',
    'Take out',
  ]);
});

describe('a refused pickup', () => {
  const refusal: CartIssue = { code: 'pickup-refused', message: '' };
  const days = { serviceDatetime: '2999-06-11 14:00:00', returnDatetime: '2999-06-18 09:30:00' };
  it.each([
    [
      'on the way there is named by its leg and time',
      true,
      'service',
      'Arrival pickup · Tue 11 Jun 2999 14:00 hrs',
    ],
    [
      'on the way back is named by its leg and time',
      true,
      'return',
      'Departure pickup · Tue 18 Jun 2999 09:30 hrs',
    ],
    ['of the only ride needs no name', false, 'service', undefined],
  ] as const)('%s', (_, roundtrip, leg, title) => {
    const line = aTransferLine({ ...days, roundtrip });
    const pickups = [{ leg, valid: false, message: '' }];
    const transfers = { ride: { line, options: [], pickups } };
    renderFeature(
      <Line
        item={{ kind: 'transfer', cartLine: { id: 'ride', line } }}
        issues={[refusal]}
        check={{ transfers }}
      />,
    );
    screen.getByText('This pickup time is no longer possible.');
    expect(screen.queryByText(/ pickup ·$/)?.textContent).toBe(title);
  });
});
