import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PoliciesDialog } from '../../../../../src/features/checkout/payment/policies-dialog.tsx';
import type { Policy } from '../../../../../src/schema/cart-summary.ts';
import { renderFeature } from '../../render-feature.tsx';

const show = (...policies: Policy[]) =>
  renderFeature(<PoliciesDialog policies={policies} onClose={() => undefined} />);

it.each<[what: string, policy: Pick<Policy, 'key' | 'title'>, heading: string]>([
  ['its title', { key: 'general', title: 'House rules' }, 'House rules'],
  ['its kind, if it has no title', { key: 'generalTours', title: '' }, 'General tour policies'],
  ['its kind in another spelling', { key: 'general_tours', title: '' }, 'General tour policies'],
])('names a policy by %s', async (_, policy, heading) => {
  show({ ...policy, content: '<p>No refunds</p>' });
  expect(await screen.findByText('No refunds')).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: heading })).toBeDefined();
});

it.each(['baggage', 'constructor'])(
  'shows no empty heading above a policy of the unknown kind %s',
  async (key) => {
    show({ key, title: '', content: '<p>No refunds</p>' });
    expect(await screen.findByText('No refunds')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  },
);
