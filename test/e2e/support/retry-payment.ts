import type { Page } from './test.ts';

/** The way back to paying: a button on the cancel page, a link on the payment result page. */
export function retryPayment(page: Page) {
  const button = page.getByRole('button', { name: 'Retry payment', exact: true });
  return button.or(page.getByRole('link', { name: 'Retry Payment', exact: true }));
}
