import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useNavigation } from '../../../routing/use-navigation.ts';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';

/** Shown after a booking whose token cannot be part of a URL, so that the visitor has to contact the company. */
export function RegisteredScreen() {
  const { t } = useLingui();
  const { checkout } = useStorefront().state;
  const { goTo } = useNavigation();
  const leave = () => {
    goTo(paths.home());
    checkout.setSubmission({ status: 'idle' });
  };
  return (
    <Screen heading={<Trans>Your booking</Trans>} width="narrow">
      <Alert tone="success" title={t`Your booking is registered.`}>
        <p>
          <Trans>
            We cannot show the confirmation here. Please contact us for it, and do not book again.
          </Trans>
        </p>
        <ContactBlock />
      </Alert>
      <Button onClick={leave}>
        <Trans>Go home</Trans>
      </Button>
    </Screen>
  );
}
