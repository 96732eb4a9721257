import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { rideLabel } from '../../../../src/shared/sale/ride-texts.ts';
import { aSale, saleAnswer } from '../../../fixtures/sale.ts';

const [ride] = saleAnswer().transfer_sales;
const at = (flight_datime: string | null) => ({
  ...ride,
  pickup_datetime: '2026-06-11 15:00:00',
  flight_datime,
});

i18n.loadAndActivate({ locale: 'en', messages: {} });

test.each([
  ['a flight that lands before the pickup', [at('2026-06-11 14:00:00')], ['Arrival']],
  ['a flight that lands at the pickup', [at('2026-06-11 15:00:00')], ['Arrival']],
  ['a flight a minute after the pickup', [at('2026-06-11 15:01:00')], ['Departure']],
  ['no flight', [at(null)], ['Transfer']],
  [
    'a vehicle of several',
    [at('2026-06-11 14:00:00'), at('2026-06-11 14:00:00')],
    ['Arrival · Vehicle 1 of 2', 'Arrival · Vehicle 2 of 2'],
  ],
])('the label of a ride with %s', (_, transfer_sales, labels) => {
  const sale = aSale({ transfer_sales });
  expect(sale.transfer_sales.map((transfer) => rideLabel(transfer, sale, i18n))).toEqual(labels);
});
