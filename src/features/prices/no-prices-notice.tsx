import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Says that no transfer is offered between the two places. */
export function NoPricesNotice() {
  const { t } = useLingui();
  return (
    <Alert tone="warning" title={t`Sorry`}>
      <p>
        <Trans>Contact us if you need a trip to this zone</Trans>
      </p>
      <ContactBlock />
    </Alert>
  );
}
