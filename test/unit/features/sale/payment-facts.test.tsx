import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentFacts } from '../../../../src/features/sale/payment-facts.tsx';
import { aSale } from '../../../fixtures/sale.ts';
import { renderFeature } from '../render-feature.tsx';

const closed = { payments: [] };
const unpaid = { total_paid: 0, total_remained: 157.5 };

it.each<[what: string, sale: Record<string, unknown>, text: RegExp, link: boolean]>([
  ['a payable payment', {}, /still pending/, true],
  ['the rest', { ...closed, payment_method: { type: 'atArrival' } }, /Pay the rest when/, false],
  ['at arrival', { ...closed, ...unpaid, payment_method: { type: 'atArrival' } }, /You pay when/, false],
  ['by transfer', { ...closed, payment_method: { type: 'bank-transfer' } }, /account details/, false],
  ['by agreement', { ...closed, payment_method: { type: 'agreement' } }, /as agreed/, false],
  ['in a way not known here', { ...closed, payment_method: { type: 'barter' } }, /Pay the rest when/, false],
  ['nothing left', { total_paid: 157.5, total_remained: 0 }, /Remaining\$0\.00/, false],
])('%s', (_, changes, text, link) => {
  const { container } = renderFeature(<PaymentFacts sale={aSale(changes)} />);
  expect(container.textContent).toMatch(text);
  expect(screen.queryAllByRole('link', { name: /Pay now/ })).toHaveLength(link ? 1 : 0);
});
