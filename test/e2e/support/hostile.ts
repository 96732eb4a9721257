import { partner } from '../../support/demo-address.ts';
import { navigate, quintaLunaPrices } from './engine.ts';
import { pictureOf } from './pixels.ts';
import { changeAnswer, changeList } from './provider.ts';
import { expect, type Page } from './test.ts';

/** Those on which both elements must look as on a bare page. */
export const hostilePages = [
  'style-reset',
  'small-root',
  'tiny-root',
  'right-to-left',
  'quirks-mode',
  'base-address',
  'inside-form',
  'clipped-ancestors',
  'high-neighbours',
  'old-prototypes',
  'clobbered-names',
  'shortcuts',
  'narrow-column',
  'shadow-root',
] as const;

export const hostilePage = (name: string) => `${partner}/partner/hostile/${name}.html`;

/** Short answers and the same small picture for all: real pictures take an unpredictable time to load and render. */
export async function withFewAnswers(page: Page): Promise<void> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path fill="#7aa" d="M0 0h8v6H0"/></svg>';
  const context = page.context();
  await context.route('**/pictures/**', (route) => route.fulfill({ body, contentType: 'image/svg+xml' }));
  await changeAnswer(context, '/settings', (settings) => ({
    ...settings,
    tourCategories: (settings.tourCategories as unknown[]).slice(0, 1),
  }));
  await changeList(context, '/transfers/prices', (options) => options.slice(0, 3));
}

export interface Screens {
  box: string;
  home: string;
  prices: string;
}

/** Screenshots of the search form, home and the prices, on a page with both elements that is being loaded. */
export async function picturesOf(
  page: Page,
  onLoaded: () => Promise<void> = () => Promise.resolve(),
): Promise<Screens> {
  await expect(page.getByText("Can't find your place?").first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day trips' })).toBeVisible();
  await expect(page.locator('[part=skeleton]:visible')).toHaveCount(0);
  await onLoaded();
  const box = await pictureOf(page, page.locator('transfers-box'));
  const home = await pictureOf(page, page.locator('booking-engine'));
  await navigate(page, quintaLunaPrices());
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[part=skeleton]:visible')).toHaveCount(0);
  return { box, home, prices: await pictureOf(page, page.locator('booking-engine')) };
}

const barePictures = new Map<number, Screens>();

/** The same screenshots on a bare page, in elements of the same width. */
export async function picturesOnBarePage(page: Page, width: number): Promise<Screens> {
  const known = barePictures.get(width);
  if (known) return known;
  const bare = await page.context().newPage();
  await bare.goto(hostilePage('bare'), { waitUntil: 'commit' });
  await bare.locator('main').evaluate((main, pixels) => {
    main.style.cssText = `box-sizing: content-box; max-width: none; padding: 24px; width: ${pixels}px`;
  }, width);
  const pictures = await picturesOf(bare);
  await bare.close();
  barePictures.set(width, pictures);
  return pictures;
}
