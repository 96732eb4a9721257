import type { Locator, Page, Route } from 'playwright/test';
import { company } from '../../support/demo-address.ts';
import { daysFromNow } from './dates.ts';
import { extraCard, openCartWith } from './extras.ts';
import { Journey } from './journey.ts';
import { expect } from './test.ts';
import { Quote, tourCard } from './tour.ts';

/** A cart with one SIM card at $18.00 USD and a completed form, ready to be booked and paid at arrival. */
export async function readyToBook(page: Page, home: string = company): Promise<Journey> {
  await openCartWith(page, home, { 'SIM card': 1 });
  const journey = new Journey(page);
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  return journey;
}

/** From the hosted page's home to a cart with a tour, a transfer and two child seats, for $184.00 USD. */
export async function openCartOfAllKinds(page: Page): Promise<void> {
  const journey = new Journey(page);
  const quote = new Quote(page);
  await tourCard(page, 'Snorkelling at the Puerto Morelos reef').getByRole('link').click();
  await quote.people({ Adults: 2, Kids: 1 });
  await quote.date(daysFromNow(10).typed);
  await quote.time('09:00');
  await quote.expectTotal('$106.00 USD');
  await quote.add.click();
  await expect(quote.added).toBeVisible();

  await page.goto(`${company}/`);
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.fillSedanTransfer();
  await journey.addTransfer();
  await extraCard(page, /Child seat/)
    .getByLabel('Units')
    .selectOption('2');
  await journey.button('Continue to cart').click();
  await expect(page.getByRole('listitem')).toHaveText([/Snorkelling/, /Quinta Luna Hotel/, /Child seat/]);
}

export function bookButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Book now|Pay and book)/ });
}

/** Every order sent from now on, as the text of its body; `answer` may respond in place of the provider. */
export async function watchOrders(
  page: Page,
  answer: (route: Route, count: number) => Promise<void> = (route) => route.fallback(),
): Promise<string[]> {
  const orders: string[] = [];
  await page.route('**/cart/checkout', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    orders.push(route.request().postData() ?? '');
    return answer(route, orders.length);
  });
  return orders;
}

export function attemptOf(order: string | undefined): unknown {
  return (JSON.parse(order ?? '{}') as { attemptId?: unknown }).attemptId;
}
