import { company } from '../support/demo-address.ts';
import { on } from './support/tab.ts';
import { expect, test } from './support/test.ts';

test('by keyboard: a place, a date from the calendar and a dialog, each with correct focus', async ({
  tab,
}) => {
  await tab.goto(`${company}/transfers?airport=cun`);
  const destination = on('combobox', 'Destination');
  await tab.click(on('combobox', 'Airport'));
  await tab.press('Escape');
  await tab.see(destination);
  for (let step = 0; step < 10 && !(await tab.find(destination))?.focused; step++) await tab.press('Tab');
  await tab.hasFocus(destination);
  await tab.type('quinta');
  await tab.see(on('option', /Quinta Luna/));
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await expect.poll(() => tab.value(destination)).toMatch(/Quinta Luna Hotel/);

  const date = on('textbox', 'Date');
  const calendar = on('dialog', 'Calendar');
  await tab.see(date);
  await tab.click(on('button', 'Open calendar'));
  await tab.see(calendar);
  await expect.poll(() => tab.run(dayInFocus)).toMatch(/\d/);
  await tab.press('PageDown');
  await tab.press('Enter');
  await tab.gone(calendar);
  await expect.poll(() => tab.value(date)).not.toBe('');
});

/** The focused day of the calendar, as announced. */
function dayInFocus(): string | null | undefined {
  const focused = document.querySelector('booking-engine')?.shadowRoot?.activeElement;
  return focused?.closest('[role=grid]') && focused.getAttribute('aria-label');
}
