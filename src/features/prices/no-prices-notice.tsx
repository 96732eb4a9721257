import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Says that no transfer is offered between the two places, and offers another search. */
export function NoPricesNotice() {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  return (
    <Alert
      tone="warning"
      title={t`Sorry`}
      actions={
        <Button variant="primary" onClick={() => goTo(paths.transfers())}>
          <Trans>Change the search</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Contact us if you need a trip to this zone</Trans>
      </p>
      <ContactBlock />
    </Alert>
  );
}
