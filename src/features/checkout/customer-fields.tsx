import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { CustomerField } from '../../domain/checkout.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { FieldRow } from '../../ui/field.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PhoneField } from './phone-field.tsx';

interface CustomerFieldsProps {
  errors: Partial<Record<CustomerField, string>>;
  onPhoneUse: () => void;
}

/** Who travels: native inputs with the names and hints that browsers fill in by themselves. */
export function CustomerFields({ errors, onPhoneUse }: CustomerFieldsProps) {
  const { t } = useLingui();
  const { cart } = useStorefront().state;
  const { customer } = useSnapshot(cart.state, { sync: true });
  const field = (name: CustomerField) => ({
    id: name,
    name,
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
        <TextField {...field('firstName')} label={t`First name`} required autoComplete="given-name" />
        <TextField {...field('lastName')} label={t`Last name`} required autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...field('email')}
          label={t`Email`}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField id="phone" label={t`Phone`} error={errors.phone} onUse={onPhoneUse} />
      </FieldRow>
      <TextAreaField {...field('notes')} label={t`Special requirements`} maxLength={2000} />
    </Stack>
  );
}
