import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSaleCalendar } from '../../../../src/features/sale/use-sale-calendar.ts';
import { saveFile } from '../../../../src/platform/save-file.ts';
import type { Sale } from '../../../../src/schema/sale.ts';
import { aSale } from '../../../fixtures/sale.ts';
import { renderFeature } from '../render-feature.tsx';

vi.mock('../../../../src/platform/save-file.ts', () => ({ saveFile: vi.fn() }));

function Save({ sale }: { sale: Sale }) {
  const save = useSaleCalendar(sale);
  return save ? <button onClick={save}>Save</button> : <p>nothing to save</p>;
}

it('names each service with a time, whom it is for and whom to call, and never the token', async () => {
  const sale = aSale();
  const { visitor } = renderFeature(<Save sale={sale} />);
  await visitor.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, file = '', type] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect([name, type]).toEqual(['CC-ABC123.ics', 'text/calendar']);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded.match(/^SUMMARY.*$/gm)).toEqual([
    expect.stringContaining('Transfer: Cancún International Airport – Quinta Luna Hotel'),
    expect.stringContaining('Reef snorkel'),
  ]);
  for (const text of ['Confirmation: CC-ABC123', 'Costa Clara', '+52 998 555 0142'])
    expect(unfolded).toContain(text);
  expect(unfolded).not.toContain(sale.token);
});

it('has nothing to save where no service has a time', () => {
  renderFeature(<Save sale={aSale({ transfer_sales: [], tour_sales: [] })} />);
  expect(screen.getByText('nothing to save')).toBeDefined();
});
