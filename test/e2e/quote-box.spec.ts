import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { expect, longUnless, test } from './support/test.ts';
import { Quote } from './support/tour.ts';

const catamaran = `${company}/activities/water/isla-mujeres-catamaran`;
/** A tour with one rate and three departures. */
const reef = `${company}/activities/water/puerto-morelos-reef`;

test('the page asks for a date, unless there are rates to choose from', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const quote = new Quote(page);
  const choose = page.getByRole('button', { name: 'Choose a date' });
  await page.goto(catamaran);
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeInViewport({ ratio: 1 });
  await expect(choose).toHaveCount(0);
  await page.goto(reef);
  await expect(choose).toBeInViewport({ ratio: 1 });
  await expect(quote.add).not.toBeInViewport();
  await choose.click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.locator('button:focus')).toBeInViewport({ ratio: 1 });
  // Weeks that are over are not there.
  await expect(calendar.getByRole('row').first().getByRole('button', { name: /today/ })).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(quote.field('Date')).not.toHaveValue('');
  await expect(quote.field('Date')).toBeFocused();
  await expect(choose).toHaveCount(0);
});

for (const [width, columns] of [
  [320, 2],
  [360, 3],
  [768, 2],
  [1280, 3],
] as const)
  test(
    `times stand side by side, ${columns} in a row, ${width} px wide`,
    longUnless(width === 360),
    async ({ page }) => {
      const quote = new Quote(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(reef);
      await quote.date(daysFromNow(10).typed);
      const times = page.getByRole('radiogroup', { name: 'Schedule' }).getByText(/^\d\d:\d\d$/);
      await expect(times).toHaveCount(3);
      const boxes = await Promise.all((await times.all()).map((time) => time.boundingBox()));
      expect(boxes.filter((box) => box?.y === boxes[0]?.y)).toHaveLength(columns);
      // No time sticks out of its choice.
      for (const time of await times.all())
        expect(await time.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  );

for (const [width, height] of [
  [1280, 720],
  [768, 1024],
  [360, 740],
] as const)
  test(
    `at no step does anything cover a control or a price of the quote box, at ${width} × ${height} px`,
    { tag: '@long' },
    async ({ page }) => {
      const quote = new Quote(page);
      const heading = page.getByRole('heading', { name: 'Check availability' });
      const expectUncovered = async (step: string) =>
        expect(await heading.evaluate(coveredParts, 5), step).toEqual([]);
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
      // Without scrolling: what appears then must not cover what was pressed.
      expect(await heading.evaluate(coveredParts, 0)).not.toContain('09:00');
      await expectUncovered('time');
      await page.getByRole('radio', { name: 'Yes' }).check();
      await expectUncovered('transportation');
      await quote.pickup('quinta', /Quinta Luna/);
      await quote.expectTotal('$254.00 USD');
      await expectUncovered('total');
      await quote.add.click();
      await expect(quote.added).toBeVisible();
    },
  );

/**
 * The controls and prices in a heading's form that something covers in the middle, or that are out of view, after some turns
 * of the wheel towards them.
 */
function coveredParts(heading: Element, turns: number): string[] {
  const form = heading.closest('form');
  const root = heading.getRootNode() as ShadowRoot;
  const labelsOf = (part: HTMLElement) =>
    'labels' in part ? [...((part as HTMLInputElement).labels ?? [])] : [];
  const isUncovered = (part: HTMLElement) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const above = root.elementFromPoint(left + width / 2, top + height / 2);
    return [part, ...labelsOf(part)].some((own) => own.contains(above));
  };
  const parts = [...(form?.querySelectorAll<HTMLElement>('button, input, select, dd') ?? [])];
  return parts
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      // A box that sticks moves along, so that it takes more than one turn of the wheel.
      for (let turn = 0; turn < turns && !isUncovered(part); turn += 1)
        part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return !isUncovered(part);
    })
    .map((part) => part.ariaLabel ?? (labelsOf(part)[0] ?? part).textContent);
}
