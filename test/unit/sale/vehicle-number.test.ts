import { expect, test } from 'vitest';
import { vehicleNumber } from '../../../src/sale/vehicle-number.ts';
import { aSale, saleAnswer } from '../../fixtures/sale.ts';

const [ride] = saleAnswer().transfer_sales;

test.each([
  ['of a ride alone has none', [ride], [undefined]],
  ['of two equal rides', [ride, ride], ['1 of 2', '2 of 2']],
  ['counts other vehicles, too', [ride, { ...ride, service_type: { label: 'Bus' } }], ['1 of 2', '2 of 2']],
  [
    'leaves out a ride a minute later',
    [ride, { ...ride, pickup_datetime: '2026-06-11 15:01:00' }, ride],
    ['1 of 2', undefined, '2 of 2'],
  ],
  [
    'leaves out a ride to another place',
    [ride, { ...ride, dropoff_place: { title: 'Port' } }],
    [undefined, undefined],
  ],
  [
    'leaves out a ride from another place',
    [ride, { ...ride, pickup_place: { title: 'Port' } }],
    [undefined, undefined],
  ],
  [
    'of rides without a time has none',
    [
      { ...ride, pickup_datetime: null },
      { ...ride, pickup_datetime: null },
    ],
    [undefined, undefined],
  ],
])('the number %s', (_, transfer_sales, numbers) => {
  const sale = aSale({ transfer_sales });
  const found = sale.transfer_sales.map((transfer) => vehicleNumber(transfer, sale));
  expect(found.map((one) => one && `${one.number} of ${one.count}`)).toEqual(numbers);
});
