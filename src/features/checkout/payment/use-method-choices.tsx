import { useLingui } from '@lingui/react/macro';
import { paymentPlan } from '../../../order/payment/payment-plan.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import type { PaymentMethod, PaymentType } from '../../../schema/payment-method.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { moneyWords } from '../../../shared/sale/money-words.ts';
import { PaymentMark } from './payment-mark.tsx';

/** The payment methods of a cart as choices, each with its name, a mark, and how it is paid. */
export function useMethodChoices(pricedCart: PricedCart | undefined) {
  const { i18n } = useLingui();
  const words = moneyWords(i18n);
  const describeDeposit = useDescribeDeposit();
  if (!pricedCart) return [];
  const { paymentMethods } = pricedCart.summary;
  const isOnlyOneOfType = (type: PaymentType) =>
    paymentMethods.filter((other) => other.type === type).length === 1;
  return paymentMethods.map((method) => {
    const { id, type, title } = method;
    const hasOwnName = type === 'agreement' && title !== '';
    return {
      value: id,
      title: hasOwnName ? title : words[type].name,
      // The provider's own title distinguishes two methods of the same type.
      description: hasOwnName || isOnlyOneOfType(type) ? undefined : title,
      detail: [words[type].choosing, describeDeposit(pricedCart, method)].filter(Boolean).join(' '),
      mark: <PaymentMark type={type} />,
    };
  });
}

/** Returns a function that says what a method charges now and what is due later; undefined if not both are due. */
function useDescribeDeposit(): (pricedCart: PricedCart, method: PaymentMethod) => string | undefined {
  const { t } = useLingui();
  const { money } = useFormats();
  return (pricedCart, method) => {
    const { now, later } = paymentPlan(pricedCart, method);
    if (!now || !later) return undefined;
    const [nowText, laterText] = [money(now.amount, now.currency), money(later.amount, later.currency)];
    return t`You pay ${nowText} now and ${laterText} when your service starts.`;
  };
}
