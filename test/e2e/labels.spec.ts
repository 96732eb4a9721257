import { partner } from '../support/demo-address.ts';
import { takenOver } from './support/first-form.ts';
import { setAttributes } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

const withBoth = `${partner}/partner/transfers-box.html`;

test('the page’s own texts: in any language, effective immediately, for this element alone', async ({
  page,
}) => {
  await page.goto(withBoth);
  const box = page.locator('transfers-box');
  await takenOver(page);
  await expect(box.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await box.getByLabel('Adults', { exact: true }).fill('4');
  await setLabels(page, 'transfers-box', { Search: 'Find my ride', Adults: 'Grown-ups', '<b>': '' });
  await expect(box.getByRole('button', { name: 'Find my ride', exact: true })).toBeVisible();
  await expect(box.getByLabel('Grown-ups', { exact: true })).toHaveValue('4');
  await expect(box.getByLabel('Kids', { exact: true })).toBeVisible();

  await box.evaluate((element) => element.setAttribute('lang', 'es'));
  await expect(box.getByLabel('Niños', { exact: true })).toBeVisible();
  await expect(box.getByRole('button', { name: 'Find my ride', exact: true })).toBeVisible();
  await setLabels(page, 'transfers-box', { Search: '<b>Viajar</b>' });
  await expect(box.getByRole('button', { name: '<b>Viajar</b>' })).toBeVisible();
  await setLabels(page, 'transfers-box', undefined);
  await expect(box.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await expect(box.getByLabel('Adultos', { exact: true })).toHaveValue('4');

  // Anything that is not an object logs a warning and is ignored.
  const warning = page.waitForEvent('console', (message) => /labels/.test(message.text()));
  await setAttributes(box, { labels: '{"Search":"Find"}' });
  expect((await warning).text()).toContain(
    '[transfers-box] attribute "labels": "{"Search":"Find"}" is not an object of strings, set as a property',
  );
  await expect(box.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
});

test(
  'set before the script loads, they apply from the first screen on, and in the overlay',
  { tag: '@long' },
  async ({ page }) => {
    const seen: string[] = [];
    await page.exposeFunction('saw', (text: string) => void seen.push(text));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector('transfers-box');
        Reflect.set(box ?? {}, 'labels', { Search: 'Find my ride', 'Select an option': 'Take your pick' });
        box?.setAttribute('open-mode', 'overlay');
        box?.setAttribute('to', 'quinta-luna');
        const look = () => {
          const button = box?.shadowRoot?.querySelector('button[type=submit]');
          if (button) (Reflect.get(window, 'saw') as (text: string) => void)(button.textContent);
          else requestAnimationFrame(look);
        };
        look();
      });
    });
    await page.goto(withBoth);
    await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('Quinta Luna Hotel');
    await page.getByRole('button', { name: 'Find my ride', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Take your pick' })).toBeVisible();
    expect(seen).toEqual(['Find my ride']);
  },
);

async function setLabels(page: Page, tag: string, labels: Record<string, string> | undefined): Promise<void> {
  await page.locator(tag).evaluate((element, own) => Reflect.set(element, 'labels', own), labels);
}
