import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../parts/contact.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** The booking is made, but the provider gave it a name that no address can hold: a person has to help. */
export function RegisteredScreen() {
  const { t } = useLingui();
  const { cart } = useStorefront().state;
  const { goTo } = useNavigation();
  const leave = () => {
    goTo(paths.home());
    cart.setSubmission({ status: 'idle' });
  };
  return (
    <Screen heading={<Trans>Your reservation</Trans>} width="narrow">
      <Alert tone="success" title={t`Your reservation is registered.`}>
        <p>
          <Trans>
            Its confirmation cannot be shown here. Please contact us for it, and do not book again.
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
