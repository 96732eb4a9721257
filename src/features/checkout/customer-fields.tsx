import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { CustomerField } from '../../domain/checkout.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { FieldRow } from '../../ui/field.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCustomerTexts } from './use-customer-texts.ts';

/** Who travels: native inputs with the names and hints that browsers fill in by themselves. */
export function CustomerFields({ errors }: { errors: Partial<Record<CustomerField, string>> }) {
  const { cart } = useStorefront().state;
  const { customer } = useSnapshot(cart.state, { sync: true });
  const texts = useCustomerTexts();
  const field = (name: CustomerField) => ({
    id: name,
    name,
    label: texts.label(name),
    value: customer[name],
    error: errors[name],
    onChange: (value: string) => cart.changeCustomer({ [name]: value }),
  });
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Your details</Trans>
      </SectionHeading>
      <FieldRow>
        <TextField {...field('firstName')} required autoComplete="given-name" />
        <TextField {...field('lastName')} required autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('email')} required type="email" inputMode="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={25}
        />
      </FieldRow>
      <TextAreaField {...field('notes')} />
    </Stack>
  );
}
