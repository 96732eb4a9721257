import { readFile } from 'node:fs/promises';
import { bookSale } from '../../e2e/support/booked-sale.ts';
import { Journey } from '../../e2e/support/journey.ts';
import { holdAnswers } from '../../e2e/support/provider.ts';
import { standInForWallet } from '../../e2e/support/stand-in-wallet.ts';
import { pageMessages } from '../../../demo/sandbox/pages/page-messages.ts';
import { wireLanguageOf } from '../../../src/schema/language.ts';
import { company } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks, sharedTripOf, wordsOf } from '../looks.ts';

for (const look of looks) {
  describeLook(look, () => {
    const say = wordsOf(look);
    const lang = wireLanguageOf(look.language);

    test(`${nameOf(look)} sales`, async ({ camera, request }) => {
      const [arrival, card] = await Promise.all([
        bookSale(request, { paymentMethodId: 7, lang }),
        bookSale(request, { paymentMethodId: 21, lang }),
      ]);
      await camera.visit('success', `/cart/success/${arrival.token}`);
      await camera.visit('voucher', `/customer/sale/${arrival.token}/voucher`);
      await camera.visit('cancel', `/cart/cancel/${card.token}`);
      await camera.visit('result-pending', `/payments/${card.token}`);
      await camera.visit('result-cancelled', `/payments/${card.token}?action=cancel`);
      await camera.visit('unknown-booking', '/cart/success/unknown');
      await camera.visit('empty-cart', '/cart/checkout');
      await camera.visit('not-found', '/nowhere');
      await camera.visit('provider-voucher', `/interfaces/sales/${arrival.token}/voucher`);
    });

    test(`${nameOf(look)} payments`, async ({ page, camera, request }) => {
      const card = await bookSale(request, { paymentMethodId: 'card-azul', lang });
      const wallet = await bookSale(request, { paymentMethodId: 21, lang });
      const form = await holdAnswers(page, `/cart/checkout/payments/azul/${card.token}`);
      await camera.visit('hand-over', `/cart/checkout/payments/azul/${card.token}`);
      form[0]?.release();
      await page.waitForURL(`${company}/pay/card`);
      await camera.take('card-page', page.getByRole('button').first());
      await standInForWallet(page, request);
      const buttons = page.getByRole('button', { name: 'PayPal', exact: true });
      await camera.visit('wallet', `/cart/checkout/payments/paypal/${wallet.token}`, company, buttons);
    });

    test(`${nameOf(look)} cancelled`, async ({ page, camera }) => {
      const journey = new Journey(page, say);
      const trip = await sharedTripOf(look);
      await page.goto(`${company}/#booking-trip=${trip}`, { waitUntil: 'commit' });
      await journey.fillCustomer();
      await journey.pay(say.mercadoPago);
      await journey.button(say.payAndBook).click();
      await page.getByRole('button', { name: pageMessages[lang].cancel }).click();
      // A redirect brings the page without its locale file.
      if (look.pseudo) await page.reload();
      await camera.take('result-cancelled-here', journey.button(say.anotherMethod));
      const { pathname } = new URL(page.url());
      await camera.visit('cancel-here', pathname.replace('/payments/', '/cart/cancel/'));
    });

    test(`${nameOf(look)} services`, async ({ page, camera, request }) => {
      const { token } = await bookSale(request, { paymentMethodId: 7, lang, lines: 4 });
      await camera.visit('success-services', `/cart/success/${token}`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say.saveTrip }).click();
      const file = await (await download).path();
      await camera.visit('voucher-services', `/customer/sale/${token}/voucher`);
      await page.emulateMedia({ media: 'print' });
      await camera.take('voucher-print');
      await page.emulateMedia({ media: 'screen' });
      await page.goto('about:blank');
      await page.setContent(await readFile(file, 'utf8'));
      await camera.take('saved-trip', page.getByRole('heading', { level: 1 }));
    });
  });
}
