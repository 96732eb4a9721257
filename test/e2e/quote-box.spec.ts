import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';

const catamaran = `${company}/activities/water/isla-mujeres-catamaran`;

test('until there are a rate and a date, the page asks for them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(catamaran);
  const quote = new Quote(page);
  const chooseRate = page.getByRole('button', { name: 'Choose a rate' });
  await expect(chooseRate).toBeInViewport({ ratio: 1 });
  await chooseRate.click();
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeFocused();
  await quote.rate('Standard');
  const choose = page.getByRole('button', { name: 'Choose a date' });
  await expect(choose).toBeInViewport({ ratio: 1 });
  await expect(quote.add).not.toBeInViewport();
  await choose.click();
  const calendar = page.getByRole('group', { name: 'Calendar' });
  await expect(calendar.locator('button:focus')).toBeInViewport({ ratio: 1 });
  // Weeks that are over are not there.
  await expect(calendar.getByRole('row').first().getByRole('button', { name: /today/ })).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change the date' })).toBeVisible();
  await expect(quote.field('Date')).not.toHaveValue('');

  await page.setViewportSize({ width: 900, height: 720 });
  await page.getByRole('button', { name: 'Change the date' }).click();
  await expect(page.getByRole('dialog', { name: 'Calendar' }).locator('button:focus')).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [768, 1024],
  [360, 740],
] as const)
  test(`at no step does anything cover a control of the quote box, at ${width} × ${height} px`, async ({
    page,
  }) => {
    const quote = new Quote(page);
    const heading = page.getByRole('heading', { name: 'Check availability' });
    const expectUncovered = async (step: string) =>
      expect(await heading.evaluate(coveredControls), step).toEqual([]);
    await page.setViewportSize({ width, height });
    await page.goto(catamaran);
    await expect(quote.add).toBeVisible();
    await expectUncovered('nothing is chosen');
    await quote.rate('Standard');
    await quote.expectTotal('$69.00 USD');
    await expectUncovered('rate');
    await quote.people({ Adults: 2, Kids: 1 });
    await expectUncovered('people');
    await quote.date(daysFromNow(10).typed);
    await expect(page.getByRole('radio', { name: '09:00' })).toBeVisible();
    await expectUncovered('date');
    await quote.time('09:00');
    await expectUncovered('time');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expectUncovered('transportation');
    await quote.pickup('quinta', /Quinta Luna/);
    await quote.expectTotal('$254.00 USD');
    await expectUncovered('total');
    await quote.add.click();
    await expect(quote.added).toBeVisible();
  });

/** The names of the controls in a heading's form that something covers in the middle, once they are scrolled into view. */
function coveredControls(heading: Element): string[] {
  const form = heading.closest('form');
  const root = heading.getRootNode() as ShadowRoot;
  const isUncovered = (control: HTMLElement) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const above = root.elementFromPoint(left + width / 2, top + height / 2);
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    return [control, ...labels].some((own) => own.contains(above));
  };
  const controls = [...(form?.querySelectorAll<HTMLElement>('button, input, select') ?? [])];
  return controls
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      // A box that sticks moves along, so that it takes more than one turn of the wheel.
      for (let turn = 0; turn < 5 && !isUncovered(control); turn += 1)
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return !isUncovered(control);
    })
    .map((control) => control.ariaLabel ?? control.textContent);
}
