import { partner } from '../support/demo-address.ts';
import { engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';

test(
  'the assistant of the demo page adds to the cart and reads it, and the visitor undoes it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${partner}/partner/assistant.html`);
    await expect(page.getByRole('status').filter({ hasText: 'search_transfers, list_tours' })).toBeVisible();
    const answer = page.getByRole('log', { name: 'Answer' });
    await page.getByRole('button', { name: 'Which tours are there?' }).click();
    await expect(answer).toContainText('taco-walk');
    await page.getByRole('button', { name: 'Add an extra' }).click();
    await expect(engine(page).getByText(/^Added by your assistant: /)).toBeVisible();
    await page.getByRole('button', { name: 'What is in the cart?' }).click();
    await expect(answer).toContainText('"count": 1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'What is in the cart?' }).click();
    await expect(answer).toContainText('"count": 0');
  },
);

test('the page of costs adds up what is reported', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${partner}/partner/vitals.html`);
  await expect(engine(page).getByRole('link', { name: /Cancún/ })).toBeVisible();
  await engine(page).evaluate((element) => {
    const report = (scriptTime: number) => {
      const detail = { v: 1, longFrames: 1, scriptTime, layoutShift: 0 };
      element.dispatchEvent(new CustomEvent('booking-vitals', { detail, bubbles: true, composed: true }));
    };
    report(1_000_000);
    report(2_000_000);
  });
  await expect(page.getByText(/^Milliseconds of its scripts in them: 3\d{6}/)).toBeVisible();
});
