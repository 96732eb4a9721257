import { expect, test } from 'vitest';
import { datesOfTrip } from '../../../../src/storefront/flows/trip-forms.ts';
import { tripOfLine } from '../../../../src/trip/transfer-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

test('the dates of a trip are those of its flights, otherwise of its pickups', () => {
  const line = aTransferLine({
    serviceFlightDatetime: '2026-06-10 23:55:00',
    serviceDatetime: '2026-06-11 00:30:00',
    roundtrip: true,
    returnDatetime: '2026-06-18 09:00:00',
  });
  expect(datesOfTrip(tripOfLine(line))).toEqual({ date: '2026-06-10', returnDate: '2026-06-18' });
  expect(datesOfTrip(tripOfLine({ ...line, roundtrip: false })).returnDate).toBe('');
});
