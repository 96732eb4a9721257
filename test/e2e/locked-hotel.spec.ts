import { partner } from '../support/demo-address.ts';
import { expectAccessible } from './support/axe.ts';
import { setAttributes } from './support/made-page.ts';
import { expectNothingBeside } from './support/narrow-screens.ts';
import { expect, test } from './support/test.ts';

test(
  'a hotel’s page: its own hotel is never editable, the rest comes from the query',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    // Whatever is painted, no frame may have an editable field of a locked end.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const root = document.querySelector('booking-engine')?.shadowRoot;
        for (const label of root?.querySelectorAll('label') ?? [])
          if (/^(Destination|Airport|Airport to Hotel)$/.test(label.textContent))
            seen.push(label.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(
      `${partner}/partner/locked-hotel.html?to=arrecife-grand&date=2040-03-05&return=2040-03-12&adults=3&kids=x`,
    );
    const engine = page.locator('booking-engine');
    const destination = engine.getByRole('group', { name: 'Destination', exact: true });
    await expect(destination).toContainText('Quinta Luna Hotel');
    await expect(engine.getByRole('group', { name: 'Airport', exact: true })).toContainText('Canc');
    await expect(engine.getByRole('group', { name: 'Direction' })).toContainText('Airport to Hotel');
    await expect(engine.getByLabel('Date', { exact: true })).toHaveValue('5 Mar 2040');
    await expect(engine.getByLabel('Return date', { exact: true })).toHaveValue('12 Mar 2040');
    await expect(engine.getByLabel('Adults', { exact: true })).toHaveValue('3');
    await expect(engine.getByLabel('Kids', { exact: true })).toHaveValue('0');
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).toEqual([]);
    await expectAccessible(page, 'a locked search');
    await expectNothingBeside(page, 'a locked search');

    await engine.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(engine.getByRole('heading', { name: 'Select an option' })).toBeVisible();
    await expect(engine.getByText('Quinta Luna Hotel').first()).toBeVisible();
    await engine.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(destination).toBeVisible();
    await setAttributes(engine, { lock: null });
    await expect(engine.getByRole('combobox', { name: 'Destination' })).toHaveValue('Quinta Luna Hotel');
  },
);
