import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../parts/contact.tsx';
import { Alert } from '../../ui/alert.tsx';

/** Nothing to choose from here: whom to ask instead. */
export function NoTours() {
  const { t } = useLingui();
  return (
    <Alert tone="info" quiet title={t`There are no activities for the moment.`}>
      <p>
        <Trans>Tell us what you have in mind, and we will see what we can do.</Trans>
      </p>
      <ContactBlock />
    </Alert>
  );
}
