import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, CreditCard, Lock, Wallet, type LucideIcon } from 'lucide-react';
import { chargesNow } from '../../../order/payment/amounts-due.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import type { PaymentMethod, PaymentType } from '../../../schema/payment-method.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface PaymentMethodsProps {
  /** The methods that the provider offers; undefined until it has answered. */
  methods: readonly PaymentMethod[] | undefined;
  /** Whether the methods could not be requested from the provider. */
  hasFailed: boolean;
  selectedId: PaymentMethod['id'] | undefined;
  /** Whether the visitor has to choose again, because the chosen method is no longer offered. */
  isSelectionUnavailable: boolean;
  onChoose: (id: PaymentMethod['id']) => void;
  error: string | undefined;
}

/** The payment methods, each with a sentence on how it works. */
export function PaymentMethods({
  methods,
  hasFailed,
  selectedId,
  isSelectionUnavailable,
  onChoose,
  error,
}: PaymentMethodsProps) {
  const { t } = useLingui();
  const { labels, details } = useMethodTexts();
  if (methods?.length === 0) return <NoPaymentMethod />;
  // A heading alone would suggest a choice where there is none.
  if (!methods && hasFailed) return null;
  const choices = methods ?? [];
  const isOnlyOneOfType = ({ type }: PaymentMethod) =>
    choices.filter((other) => other.type === type).length === 1;
  return (
    <Stack gap="small">
      {isSelectionUnavailable && (
        <Alert tone="warning" title={t`Your payment method is no longer offered`}>
          <Trans>Please choose how you want to pay, and accept the terms again.</Trans>
        </Alert>
      )}
      <ChoiceList
        id="payment-method"
        legend={t`Payment method`}
        required
        value={selectedId}
        error={error}
        choices={choices.map((method) => ({
          value: method.id,
          title: method.type === 'agreement' && method.title ? method.title : labels[method.type],
          // The provider's own title distinguishes two methods of the same kind.
          description: isOnlyOneOfType(method) ? undefined : method.title,
          detail: details[method.type],
          mark: <MethodIcon type={method.type} />,
        }))}
        onChange={onChoose}
      />
      {choices.some(({ type }) => chargesNow(type)) && (
        <p className="secure-note">
          <Lock size={16} aria-hidden="true" />
          <span>{t`Payment details are entered on the payment provider’s page, never here.`}</span>
        </p>
      )}
    </Stack>
  );
}

/** The name of each kind of method, and a sentence on how it works. */
function useMethodTexts() {
  const { t } = useLingui();
  const labels: Record<PaymentType, string> = {
    'payment-gateway-card': t`Credit or debit card`,
    paypal: t`PayPal`,
    mercadopago: t`Mercado Pago`,
    'bank-transfer': t`Bank transfer`,
    atArrival: t`Pay at arrival`,
    agreement: t`Agreement`,
  };
  const details: Record<PaymentType, string> = {
    'payment-gateway-card': t`You enter your card on the payment provider’s secure page.`,
    paypal: t`You confirm the payment with PayPal.`,
    mercadopago: t`You pay on Mercado Pago’s page.`,
    'bank-transfer': t`Nothing to pay now. The confirmation tells you where to send the money.`,
    atArrival: t`Nothing to pay now. You pay when your service starts.`,
    agreement: t`Nothing to pay now. You pay as agreed with us.`,
  };
  return { labels, details };
}

const icons: Record<PaymentType, LucideIcon> = {
  'payment-gateway-card': CreditCard,
  paypal: Wallet,
  mercadopago: Wallet,
  'bank-transfer': Banknote,
  atArrival: Banknote,
  agreement: Banknote,
};

function MethodIcon({ type }: { type: PaymentType }) {
  const Icon = icons[type];
  return <Icon size={22} aria-hidden="true" />;
}

/** The provider offers no method that we support, so only the company itself can take the booking. */
function NoPaymentMethod() {
  const { t } = useLingui();
  return (
    <div id="payment-method" tabIndex={-1}>
      <Alert tone="warning" title={t`No payment methods are available right now`}>
        <p>
          <Trans>Please contact us to book.</Trans>
        </p>
        <ContactBlock />
      </Alert>
    </div>
  );
}
