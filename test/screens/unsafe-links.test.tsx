import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nastyUrls } from '../e2e/support/payloads.ts';
import { answering, bookButton, readyToBook, simCard } from './checkout-steps.ts';
import { openStorefront } from './open-storefront.tsx';
import { bookSale, changed } from './sales.ts';

const refusal = /^The link to the payment page is not safe, so we did not open it\./;
const reported = (received: { name: string; detail: unknown }[]) =>
  received.filter(({ name }) => /error|redirect/.test(name)).map(({ detail }) => detail);
const blocked = { code: 'blocked-url', phase: 'payment', retryable: false };

describe.each(nastyUrls)('%s', (url) => {
  const isVariant = !/^(javascript:|\/\/)/.test(url);

  it('as a payment page is refused, reported and explained', { tags: isVariant ? 'long' : [] }, async () => {
    const { token } = await bookSale({ paymentMethodId: 'mp' });
    const answers = answering(() => ({ token, redirectUrl: url }));
    const { visitor, received } = await readyToBook([simCard()], { answers });
    fireEvent.click(await screen.findByRole('radio', { name: 'Mercado Pago' }));
    await visitor.click(bookButton());
    await screen.findByText(refusal);
    await screen.findByText('Payment pending');
    await waitFor(() => expect(reported(received)).toEqual([blocked]));
  });

  it('as a link to pay again is refused and reported', async () => {
    const { token } = await bookSale({ paymentMethodId: 'mp' });
    const answers = changed(`/payments/${token}`, (result) => ({ ...result, url }));
    const { received } = openStorefront(`/payments/${token}?action=cancel`, { answers });
    await screen.findByText(/Nothing was charged/);
    await screen.findByText(refusal);
    expect(screen.queryByRole('link', { name: 'Retry Payment' })).toBeNull();
    // In strict mode React renders each component twice.
    await waitFor(() => expect(reported(received)).toEqual([blocked, blocked]));
  });
});
