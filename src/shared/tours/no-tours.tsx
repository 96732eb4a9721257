import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ContactBlock } from '../notices/contact-block.tsx';
import { EmptyState } from '../notices/empty-state.tsx';

/** Shown if there are no tours to choose from, with the company's contact details. */
export function NoTours() {
  const { t } = useLingui();
  return (
    <EmptyState>
      <Alert tone="info" quiet title={t`There are no activities at the moment.`}>
        <p>
          <Trans>Tell us what you have in mind, and we will see what we can do.</Trans>
        </p>
        <ContactBlock />
      </Alert>
    </EmptyState>
  );
}
