import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLockedReason } from '../../../../src/shared/cart/use-locked-reason.ts';
import type { Submission } from '../../../../src/order/checkout-slice.ts';
import { renderFeature } from '../../features/render-feature.tsx';

function Locks() {
  const reason = useLockedReason();
  const locked = Object.entries({ sent: reason('sent'), added: reason('added'), all: reason() });
  return (
    <output aria-label="locked">{locked.flatMap(([name, why]) => (why ? [name] : [])).join(' ')}</output>
  );
}

it.each<[Submission, string]>([
  [{ status: 'idle' }, ''],
  [{ status: 'sending', lockedLineIds: ['sent'] }, 'sent all'],
  [{ status: 'sending', lockedLineIds: [] }, 'all'],
  [{ status: 'leaving', url: 'https://pay.example' }, ''],
  [{ status: 'registered' }, ''],
  [{ status: 'failed', failure: 'unknown' }, ''],
])('with the submission %j these are locked: %j', async (submission, locked) => {
  const { storefront } = renderFeature(<Locks />);
  storefront.state.checkout.setSubmission(submission);
  await waitFor(() => expect(screen.getByLabelText('locked').textContent).toBe(locked));
});
