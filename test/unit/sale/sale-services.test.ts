import { expect, it } from 'vitest';
import { rideKind } from '../../../src/sale/rides.ts';
import { nextService, saleServices } from '../../../src/sale/sale-services.ts';
import { aSale, saleAnswer } from '../../fixtures/sale.ts';

const [transfer] = saleAnswer().transfer_sales;
const [tour] = saleAnswer().tour_sales;
const timesOf = (changes: Record<string, unknown>) => saleServices(aSale(changes)).map(({ at }) => at);

it('are sorted by time, those without one last', () => {
  expect(
    timesOf({
      transfer_sales: [
        { ...transfer, pickup_datetime: null },
        { ...transfer, pickup_datetime: '2026-06-18 09:00:00' },
        { ...transfer, pickup_datetime: '2026-06-11 15:00:00' },
      ],
      tour_sales: [
        { ...tour, tour_date: '2026-06-12', schedule: '09:00' },
        { ...tour, tour_date: '2026-06-11', schedule: '' },
        { ...tour, tour_date: null, schedule: '10:00' },
      ],
    }),
  ).toEqual([
    '2026-06-11',
    '2026-06-11 15:00:00',
    '2026-06-12 09:00',
    '2026-06-18 09:00:00',
    undefined,
    undefined,
  ]);
});

it.each([
  ['2026-06-01 00:00', '2026-06-11 15:00:00'],
  ['2026-06-11 15:01', '2026-06-12 09:00'],
  ['2026-07-01 00:00', undefined],
])('after %s the next one is at %s', (earliest, at) => {
  expect(nextService(saleServices(aSale()), earliest)?.at).toBe(at);
});

it.each([
  ['2026-06-12 20:00', '2026-06-12'],
  ['2026-06-13 00:00', undefined],
])('after %s a tour at an unknown time of 12 June is at %s', (earliest, at) => {
  const sale = aSale({ tour_sales: [{ ...tour, tour_date: '2026-06-12', schedule: '' }] });
  expect(nextService(saleServices(sale), earliest)?.at).toBe(at);
});

it('a time with a `T` is compared like any other', () => {
  const pickup_datetime = '2026-06-12T08:00:00';
  const sale = aSale({ transfer_sales: [{ ...transfer, pickup_datetime }] });
  expect(saleServices(sale).map(({ at }) => at)).toEqual([pickup_datetime, '2026-06-12 09:00']);
  expect(nextService(saleServices(sale), '2026-06-12 08:30')?.at).toBe('2026-06-12 09:00');
});

it('a text that is no time sorts last, and may still be the next one', () => {
  const sale = aSale({ transfer_sales: [{ ...transfer, pickup_datetime: 'TBA' }] });
  expect(saleServices(sale).map(({ at }) => at)).toEqual(['2026-06-12 09:00', 'TBA']);
  expect(nextService(saleServices(sale), '2026-07-01 00:00')?.at).toBe('TBA');
});

it.each([
  ['2026-06-11 14:00:00', 'arrival'],
  ['2026-06-11 15:00:00', 'arrival'],
  ['2026-06-11 18:30:00', 'departure'],
  [null, 'ride'],
])('a pickup at 15:00 and a flight at %s are one of kind %s', (flight_datime, kind) => {
  const [ride] = aSale({ transfer_sales: [{ ...transfer, flight_datime }] }).transfer_sales;
  expect(ride && rideKind(ride)).toBe(kind);
});
