import type { APIRequestContext, Page } from 'playwright/test';
import { company } from '../../support/demo-address.ts';

/** Serves the sandbox's stand-in from the wallet's host. Returns the requested URLs. */
export async function standInForWallet(page: Page, request: APIRequestContext): Promise<URL[]> {
  const asked: URL[] = [];
  const script = await (await request.get(`${company}/pay/wallet.js`)).text();
  await page.route('https://www.paypal.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ body: script, contentType: 'text/javascript' });
  });
  return asked;
}
