import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { Sale } from '../../schema/sale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useMoneyArrivedTexts } from './use-money-arrived-texts.ts';

interface CancelledNoticeProps {
  sale: Sale;
  /** Whether the screen offers to retry the payment. */
  canRetry: boolean;
}

/**
 * Tells whether anything was charged before the payment was cancelled, and how to continue. Money may have arrived from an
 * earlier payment, or because the cancellation came too late.
 */
export function CancelledNotice({ sale, canRetry }: CancelledNoticeProps) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  const moneyArrived = useMoneyArrivedTexts(sale);
  if (moneyArrived) {
    return (
      <Alert
        tone="info"
        title={moneyArrived.received}
        actions={
          <Button onClick={() => goTo(paths.success(sale.token))}>
            <Trans>See your booking</Trans>
          </Button>
        }
      >
        {moneyArrived.notChargedAgain && <p>{moneyArrived.notChargedAgain}</p>}
        {!canRetry && <ContactToContinue />}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={t`Nothing was charged`}>
      {canRetry ? <Trans>You can complete your booking by paying now.</Trans> : <ContactToContinue />}
    </Alert>
  );
}

function ContactToContinue() {
  return (
    <>
      <p>
        <Trans>Please contact us to continue with this reservation, or start a new one.</Trans>
      </p>
      <ContactBlock />
    </>
  );
}
