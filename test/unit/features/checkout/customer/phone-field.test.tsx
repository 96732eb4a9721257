import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneField } from '../../../../../src/features/checkout/customer/phone-field.tsx';
import { change, renderFeature } from '../../render-feature.tsx';

it('a number that is entered in another element appears here', async () => {
  const { storefront } = renderFeature(
    <PhoneField id="phone" label="Phone" error={undefined} onUse={() => undefined} />,
  );
  await change(() => storefront.state.checkout.changeCustomer({ phone: '+1 305 555 0100' }));
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+1 305 555 0100');
});
