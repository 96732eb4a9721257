import { company } from '../support/demo-address.ts';
import { expect, test, type Page } from './support/test.ts';

const languages = {
  en: {
    locale: 'en-US',
    directions: ['Airport to Hotel', 'Hotel to Airport', 'Door to Door'],
    search: 'Search',
    toCart: 'Continue to cart',
    swap: 'Swap',
    pickup: 'Pickup',
    destination: 'Destination',
  },
  es: {
    locale: 'es-ES',
    directions: ['Aeropuerto → Hotel', 'Hotel → Aeropuerto', 'Puerta a puerta'],
    search: 'Buscar',
    toCart: 'Continuar al carrito',
    swap: 'Intercambiar',
    pickup: 'Recogida',
    destination: 'Destino',
  },
};

for (const [language, say] of Object.entries(languages)) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    test.describe(`in a window of ${viewport.width} × ${viewport.height}, ${language}`, () => {
      test.use({ viewport, locale: say.locale });

      test('every direction fits without scrolling, down to the link to the cart', async ({ page }) => {
        await page.goto(`${company}/transfers?airport=cun`);
        for (const direction of say.directions) {
          await page.getByRole('radio', { name: direction, exact: true }).check();
          const search = page.getByRole('button', { name: say.search, exact: true });
          await expect(search).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('link', { name: say.toCart })).toBeInViewport({ ratio: 1 });
        }
        const tops = await Promise.all(
          say.directions.map(async (name) => (await boxOf(page, 'radio', name)).y),
        );
        expect(new Set(tops).size, 'rows of the switch').toBe(1);

        // The swap button is between the fields, and covers neither.
        const pickup = await boxOf(page, 'combobox', say.pickup);
        const swap = await boxOf(page, 'button', say.swap);
        const destination = await boxOf(page, 'combobox', say.destination);
        expect(swap.y).toBeGreaterThanOrEqual(pickup.y + pickup.height);
        expect(swap.y + swap.height).toBeLessThanOrEqual(destination.y);
        expect(destination.y - pickup.y).toBeLessThan(100);
      });
    });
  }
}

test('in a low window, the search button stays within reach and covers no focused field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`${company}/transfers?airport=cun`);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(search).toBeInViewport({ ratio: 1 });
  const kids = page.getByLabel('Kids', { exact: true });
  await kids.focus();
  const field = await boxOf(page, 'spinbutton', 'Kids');
  expect(field.y + field.height).toBeLessThanOrEqual((await boxOf(page, 'button', 'Search')).y);
});

async function boxOf(page: Page, role: Parameters<Page['getByRole']>[0], name: string) {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  return box;
}
