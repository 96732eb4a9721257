import { useLanguage } from '../../../i18n/language-provider.tsx';
import { likelyCountry } from '../../../order/customer/countries.ts';
import { customerProblems } from '../../../order/customer/customer.ts';
import type { PhoneCheck } from '../../../order/customer/phone.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useDerived } from '../../../shared/storefront/use-derived.ts';

/**
 * The problems of the customer's details, and a function that checks the phone number in the form. `checkNow` is that of
 * `usePhoneRules`. Typing re-renders the form only if the problems change.
 */
export function useCustomerCheck(checkNow: (text: string, country: string) => PhoneCheck | undefined) {
  const { state } = useStorefront().state.checkout;
  const { language } = useLanguage();
  const checkEnteredPhone = () =>
    checkNow(state.customer.phone, state.customer.phoneCountry ?? likelyCountry(language));
  const problems = useDerived(state, () => customerProblems(state.customer, checkEnteredPhone()));
  return { checkEnteredPhone, problems };
}
