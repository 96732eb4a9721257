import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  useOrderErrors,
  type OrderProblem,
} from '../../../../../src/features/checkout/order/use-order-errors.ts';
import { renderKit } from '../../../ui/render-kit.tsx';

function Texts({ problems }: { problems: OrderProblem[] }) {
  const { errors, byField } = useOrderErrors(problems);
  return <output>{JSON.stringify({ errors: errors.map(({ message }) => message), byField })}</output>;
}

it.each<[problem: OrderProblem, text: string]>([
  [{ field: 'firstName', reason: 'missing' }, 'Enter your first name.'],
  [{ field: 'lastName', reason: 'missing' }, 'Enter your last name.'],
  [{ field: 'email', reason: 'missing' }, 'Enter your email address.'],
  [{ field: 'email', reason: 'invalid' }, 'Invalid email address'],
  [{ field: 'phone', reason: 'missing' }, 'Enter your phone number.'],
  [{ field: 'phone', reason: 'too-short' }, 'This number is too short.'],
  [{ field: 'phone', reason: 'not-in-country' }, 'This number does not exist in the selected country.'],
  [{ field: 'payment-method', reason: 'missing' }, 'Choose how you want to pay.'],
  [{ field: 'terms', reason: 'missing' }, 'Please accept the terms, conditions and policies.'],
])('%o: %s', (problem, text) => {
  renderKit(<Texts problems={[problem]} />);
  const reported = JSON.parse(screen.getByRole('status').textContent) as unknown;
  expect(reported).toEqual({ errors: [text], byField: { [problem.field]: text } });
});
