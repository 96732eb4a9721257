import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { CustomerField } from '../../../order/customer/customer.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextAreaField } from '../../../ui/fields/text/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { PhoneField } from './phone-field.tsx';

interface CustomerFieldsProps {
  errors: Partial<Record<CustomerField, string>>;
  /** Called when the phone field is used, so that its validation rules can be loaded. */
  onPhoneUse: () => void;
}

/** The fields of the customer's details, with names and hints that let browsers fill them in. */
export function CustomerFields({ errors, onPhoneUse }: CustomerFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Your details</Trans>
      </SectionHeading>
      <FieldRow small>
        <CustomerDetail name="firstName" error={errors.firstName}>
          {(field) => <TextField {...field} label={t`First name`} required autoComplete="given-name" />}
        </CustomerDetail>
        <CustomerDetail name="lastName" error={errors.lastName}>
          {(field) => <TextField {...field} label={t`Last name`} required autoComplete="family-name" />}
        </CustomerDetail>
      </FieldRow>
      <FieldRow>
        <CustomerDetail name="email" error={errors.email}>
          {(field) => (
            <TextField
              {...field}
              label={t`Email`}
              required
              type="email"
              dir="ltr"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </CustomerDetail>
        <PhoneField id="phone" label={t`Phone`} error={errors.phone} onUse={onPhoneUse} />
      </FieldRow>
      <CustomerDetail name="notes" error={errors.notes}>
        {(field) => <TextAreaField {...field} label={t`Special requirements`} />}
      </CustomerDetail>
    </Stack>
  );
}

interface CustomerDetailProps {
  name: CustomerField;
  error: string | undefined;
  children: (field: {
    id: string;
    name: string;
    error: string | undefined;
    value: string;
    onChange: (value: string) => void;
  }) => ReactNode;
}

/** Connects a field to one of the customer's details. Typing re-renders only this field. */
function CustomerDetail({ name, error, children }: CustomerDetailProps) {
  const { checkout } = useStorefront().state;
  const customer = useSnapshot(checkout.state.customer, { sync: true });
  const onChange = (value: string) => checkout.changeCustomer({ [name]: value });
  return children({ id: name, name, error, value: customer[name], onChange });
}
