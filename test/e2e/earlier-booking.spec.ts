import { partner } from '../support/demo-address.ts';
import { bookButton } from './support/checkout.ts';
import { Journey } from './support/journey.ts';
import { press } from './support/press.ts';
import { goToExtras } from './support/recorded-sales.ts';
import { expect, test } from './support/test.ts';

test(
  'where there is room, the buttons of an earlier booking stand beside its text',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${partner}/partner/booking-engine.html`);
    const journey = new Journey(page);
    await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
    await goToExtras(page);
    await press(page.getByRole('article', { name: /SIM card/ }).getByRole('button', { name: 'Add one' }));
    await press(journey.button('Continue to cart'));
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await press(bookButton(page));
    await expect(page.getByRole('heading', { name: journey.say.thanks })).toBeVisible();

    await page.reload();
    await goToExtras(page);
    const notice = page.getByRole('status').filter({ hasText: 'You made a booking in this tab' });
    const text = await notice.getByText('You made a booking in this tab').boundingBox();
    const button = await notice.getByRole('button', { name: 'Show the booking' }).boundingBox();
    expect(button?.x ?? 0).toBeGreaterThan((text?.x ?? NaN) + 300);
    expect((await notice.boundingBox())?.height).toBeLessThan(90);
  },
);
