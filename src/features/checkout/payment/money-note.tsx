import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DisplayedAmount, MethodCharge } from '../../../order/payment/differing-charge.ts';
import type { PaymentPlan } from '../../../order/payment/payment-plan.ts';
import type { PaymentType } from '../../../schema/payment-method.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { moneyWords } from '../../../shared/sale/money-words.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

/** What the selected method charges if it differs from the total on screen, and how the amount due later is paid. */
export function MoneyNote({ plan, type }: { plan: PaymentPlan; type: PaymentType }) {
  const { money } = useFormats();
  const { i18n } = useLingui();
  const words = moneyWords(i18n);
  const { displayed, charge, now, later } = plan;
  const charged = now && charge && money(charge.amount, charge.currency);
  if (!charge && !later) return null;
  return (
    <div className="checkout-bar-note">
      {charged !== undefined && <Trans>You will be charged {charged}</Trans>}
      {charged !== undefined && later && '. '}
      {later && words[type].booking(money(later.amount, later.currency))}{' '}
      {charge?.isConverted && <ConversionDialog displayed={displayed} charge={charge} />}
    </div>
  );
}

/** A link to the explanation why the currency of a charge differs from that of the prices. */
function ConversionDialog({ displayed, charge }: { displayed: DisplayedAmount; charge: MethodCharge }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const charged = money(charge.amount, charge.currency);
  const asked = money(displayed.amount, displayed.currency);
  const currency = charge.currency.toUpperCase();
  return (
    <>
      <LinkButton onClick={() => setIsOpen(true)}>
        <Trans>Currency conversion</Trans>
      </LinkButton>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} heading={t`Currency conversion`}>
        <p>
          <Trans>
            This payment method charges in {currency}. Your {asked} will be charged as {charged}, at the
            booking provider’s exchange rate today.
          </Trans>
        </p>
        <p>
          <Trans>
            Your bank may convert the amount once more into the currency of your account, at its own rate.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}
