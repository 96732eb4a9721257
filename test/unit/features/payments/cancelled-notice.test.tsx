import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CancelledNotice } from '../../../../src/features/payments/cancelled-notice.tsx';
import { PaymentCancelled } from '../../../../src/features/payments/payment-outcomes.tsx';
import { aSale } from '../../../fixtures/sale.ts';
import { renderFeature } from '../render-feature.tsx';

const completed = { status: 'completed' };
const pending = { status: 'pending' };

it.each([
  ['another payment is still pending', [completed, pending], true],
  ['no other payment is known', [completed], false],
  ['no payment is known', [], false],
])('money has arrived: if %s, it tells whether the cancelled one was charged', (_, payments, isKnown) => {
  const sale = aSale({ total_paid: 20, payments });
  renderFeature(
    <>
      <CancelledNotice sale={sale} canRetry={false} />
      <PaymentCancelled result={{ status: 'pending', sale, url: undefined }} />
    </>,
  );
  expect(screen.getAllByText(/We have received a payment for this booking/)).toHaveLength(2);
  expect(screen.queryAllByText(/You were not charged/)).toHaveLength(isKnown ? 2 : 0);
});
