import { expect, test } from 'vitest';
import { loadLanguage } from '../../../../src/i18n/load-language.ts';
import { rideGroups } from '../../../../src/sale/ride-groups.ts';
import { passengersText, rideLabel, vehicleText } from '../../../../src/shared/sale/ride-texts.ts';
import { aSale, saleAnswer } from '../../../fixtures/sale.ts';

const [english, spanish] = [await loadLanguage('en', 'all'), await loadLanguage('es', 'all')];
const [ride] = saleAnswer().transfer_sales;
const at = (flight_datime: string | null) => ({
  ...ride,
  pickup_datetime: '2026-06-11 15:00:00',
  flight_datime,
});
const arrival = at('2026-06-11 14:00:00');
const groupOf = (transfer_sales: object[]) => {
  const [group] = rideGroups(aSale({ transfer_sales }).transfer_sales);
  if (!group) throw new Error('no ride');
  return group;
};

test.each([
  ['a flight that lands before the pickup', [arrival], 'Arrival'],
  ['a flight that lands at the pickup', [at('2026-06-11 15:00:00')], 'Arrival'],
  ['a flight a minute after the pickup', [at('2026-06-11 15:01:00')], 'Departure'],
  ['no flight', [at(null)], 'Transfer'],
  ['two vehicles', [arrival, arrival], 'Arrival · 2 vehicles'],
])('the label of a ride with %s', (_, rides, label) => {
  expect(rideLabel(groupOf(rides), english.i18n)).toBe(label);
});

const party = (adults: number, kids = 0) => ({ ...arrival, adults, kids });

test.each([
  ['one vehicle', [party(2, 1)], 'Deluxe Sedan', '2 adults, 1 kid', '2 adultos, 1 niño'],
  [
    'vehicles with as many each',
    [party(2), party(2), party(2), party(2)],
    '4 × Deluxe Sedan',
    '8 adults · 2 in each vehicle',
    '8 adultos · 2 en cada vehículo',
  ],
  [
    'vehicles with as many each, who are not as old',
    [party(2, 1), party(3)],
    '2 × Deluxe Sedan',
    '5 adults, 1 kid · 3 in each vehicle',
    '5 adultos, 1 niño · 3 en cada vehículo',
  ],
  [
    'vehicles with more or less',
    [party(3), party(3), party(2)],
    '3 × Deluxe Sedan',
    '8 adults · 3 + 3 + 2',
    '8 adultos · 3 + 3 + 2',
  ],
])('the vehicles and passengers of %s', (_, rides, vehicles, inEnglish, inSpanish) => {
  const group = groupOf(rides);
  expect(vehicleText(group)?.replaceAll('\u00A0', ' ')).toBe(vehicles);
  expect(passengersText(group, english.i18n)).toBe(inEnglish);
  expect(passengersText(group, spanish.i18n)).toBe(inSpanish);
});
