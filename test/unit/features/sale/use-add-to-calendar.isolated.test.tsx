import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAddToCalendar } from '../../../../src/features/sale/use-add-to-calendar.ts';
import { saveFile } from '../../../../src/platform/save-file.ts';
import type { Sale } from '../../../../src/schema/sale.ts';
import { aSale, saleAnswer } from '../../../fixtures/sale.ts';
import { renderFeature } from '../render-feature.tsx';

vi.mock('../../../../src/platform/save-file.ts', () => ({ saveFile: vi.fn() }));

function Save({ sale }: { sale: Sale }) {
  const save = useAddToCalendar(sale);
  return save ? <button onClick={save}>Save</button> : <p>nothing to save</p>;
}

beforeEach(() => void vi.mocked(saveFile).mockClear());

/** The file, with whole lines. */
async function saved(sale: Sale, expectedName = 'CC-ABC123.ics'): Promise<string> {
  const { visitor } = renderFeature(<Save sale={sale} />);
  await visitor.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, file = '', type] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect([name, type]).toEqual([expectedName, 'text/calendar']);
  return file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n');
}

it('names each service with a time, whom it is for and whom to call, and never the token', async () => {
  const sale = aSale();
  const unfolded = await saved(sale);
  expect(unfolded.match(/^SUMMARY.*$/gm)).toEqual([
    expect.stringContaining('Transfer: Cancún International Airport – Quinta Luna Hotel'),
    expect.stringContaining('Reef snorkel'),
  ]);
  for (const text of ['Confirmation: CC-ABC123', 'Costa Clara', '+52 998 555 0142'])
    expect(unfolded).toContain(text);
  expect(unfolded).not.toContain(sale.token);
});

it('has the times of the destination, and alarms: the day before, and three hours before leaving', async () => {
  const [ride] = saleAnswer().transfer_sales;
  const back = { ...ride, pickup_datetime: '2026-06-18 09:30:00', flight_datime: '2026-06-18 14:00:00' };
  const file = await saved(aSale({ transfer_sales: [back, ride, { ...ride, timezone: 'Mars/Base' }] }));
  const events = file.split('BEGIN:VEVENT').slice(1);
  const reported = events.map((event) => ({
    id: /^UID:(.+)$/m.exec(event)?.[1],
    start: /^DTSTART(.+)$/m.exec(event)?.[1],
    alarms: event.match(/TRIGGER:\S+/g),
  }));
  const day = ['TRIGGER:-P1D'];
  const zone = ';TZID=America/Cancun:';
  expect(reported).toEqual([
    { id: 'CC-ABC123-transfer-2@booking-elements', start: `${zone}20260611T150000`, alarms: day },
    { id: 'CC-ABC123-transfer-3@booking-elements', start: ':20260611T150000', alarms: day },
    { id: 'CC-ABC123-tour-1@booking-elements', start: `${zone}20260612T090000`, alarms: day },
    {
      id: 'CC-ABC123-transfer-1@booking-elements',
      start: `${zone}20260618T093000`,
      alarms: [...day, 'TRIGGER:-PT3H'],
    },
  ]);
});

it('says nothing about places and references that are not known', async () => {
  const [ride] = saleAnswer().transfer_sales;
  const rides = [
    { ...ride, pickup_place: null },
    { ...ride, dropoff_place: null, flight_datime: null },
  ];
  const file = await saved(aSale({ confirmation_ref: '', transfer_sales: rides }), 'booking.ics');
  expect(file.match(/^SUMMARY.*$/gm)).toEqual([
    'SUMMARY:Transfer to Quinta Luna Hotel',
    'SUMMARY:Pickup at Cancún International Airport',
    'SUMMARY:Reef snorkel',
  ]);
  expect(file).not.toContain('Confirmation');
});

it.each<[what: string, changes: Record<string, unknown>]>([
  ['there is no service', { transfer_sales: [], tour_sales: [] }],
  [
    'no service has a date',
    {
      transfer_sales: [{ ...saleAnswer().transfer_sales[0], pickup_datetime: 'to be confirmed' }],
      tour_sales: [{ ...saleAnswer().tour_sales[0], tour_date: null }],
    },
  ],
])('has nothing to save where %s', (_what, changes) => {
  renderFeature(<Save sale={aSale(changes)} />);
  expect(screen.getByText('nothing to save')).toBeDefined();
});
