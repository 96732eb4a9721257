import { navigate, openEngine, quintaLunaPrices } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { answerWith, changeAnswer, changeList, type Fields } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const scripted = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** Nothing in the provider's texts runs, and nothing is wider than the page. */
async function expectCleanScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

// What is shown of odd answers and what is omitted is covered by the screen tests.
test(
  'forty airports with long names, odd options and policies, on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await answerWith(page, /^\/places\/airport/, { body: '{"ref":"airport-39","title":"Airport"}' });
    await page.setViewportSize({ width: 320, height: 700 });
    await changeList(page, '/transfers/airports', () =>
      Array.from({ length: 40 }, (_, number) => ({
        ref: `airport-${number}`,
        iata: `A${number}`,
        title: `Aeropuerto Internacional General Ingeniero Felipe Ángeles-Supercalifragilisticoespialidoso ${number} ${scripted}`,
        address: '',
      })),
    );
    await changeList(page, '/transfers/prices', ([option]) => [
      { ...option, ref: 12, title: scripted, description: scripted, image_url: 'javascript:alert(1)' },
      { ...option, ref: 17, title: 'Far picture', image_url: 'https://nowhere.invalid/a.png' },
      {
        ...option,
        ref: 18,
        type: 'private',
        category: 'A'.repeat(90),
        oneway_price: 1e9,
        roundtrip_price: 2e9,
      },
    ]);
    await page.route('https://nowhere.invalid/**', (route) => route.fulfill({ status: 204 }));
    await openEngine(page);
    await expect(page.getByRole('link', { name: /Supercalifragil/ })).toHaveCount(40);
    await expectCleanScreen(page);
    await page.getByRole('link', { name: /espialidoso 39/ }).click();
    await expect(page.getByLabel('Airport', { exact: true })).toHaveValue('airport-39');
    await expectCleanScreen(page);

    await navigate(page, quintaLunaPrices());
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('A'.repeat(90))).toBeVisible();
    await expectCleanScreen(page);

    await changeAnswer(page, '/cart/summary', (answer) => {
      const content = `<p>Rules</p>${scripted}<a href="javascript:alert(1)">x</a>`;
      const policies = [{ key: 'general', title: scripted, content }];
      return { ...answer, summary: { ...(answer.summary as Fields), policies } };
    });
    await navigate(page, '/extras');
    await extraCard(page, /SIM card/)
      .getByRole('combobox')
      .selectOption('1');
    await page.getByRole('button', { name: 'Continue to cart' }).click();
    await page.getByRole('button', { name: 'Read the policies' }).click();
    await expect(page.getByText('Rules', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog').locator('img, script, [href^="javascript"]')).toHaveCount(0);
    await expectCleanScreen(page);
  },
);
