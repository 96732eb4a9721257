import { useLingui } from '@lingui/react/macro';
import type { CustomerField, CustomerProblem } from '../../domain/checkout.ts';

/** The labels of the customer's form and what is wrong with a field. */
export function useCustomerTexts() {
  const { t } = useLingui();
  const labels: Record<CustomerField, string> = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    phone: t`Phone`,
    notes: t`Special requirements`,
  };
  const missing: Record<CustomerField, string> = {
    firstName: t`Enter your first name.`,
    lastName: t`Enter your last name.`,
    email: t`Enter your email address.`,
    phone: t`Enter your phone number.`,
    notes: '',
  };
  return {
    label: (field: CustomerField) => labels[field],
    error: ({ field, reason }: CustomerProblem): string => {
      if (reason === 'missing') return missing[field];
      return field === 'email'
        ? t`Invalid email address`
        : t`Enter the number with its country code, such as +1 305 555 0100.`;
    },
  };
}
