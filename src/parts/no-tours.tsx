import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../ui/alert.tsx';
import { ContactBlock } from './contact.tsx';
import { Nothing } from './nothing.tsx';

/** No tours to choose from: whom to ask instead. */
export function NoTours() {
  const { t } = useLingui();
  return (
    <Nothing>
      <Alert tone="info" quiet title={t`There are no activities for the moment.`}>
        <p>
          <Trans>Tell us what you have in mind, and we will see what we can do.</Trans>
        </p>
        <ContactBlock />
      </Alert>
    </Nothing>
  );
}
