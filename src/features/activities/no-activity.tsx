import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useElement } from '../../parts/element.ts';
import { Alert } from '../../ui/alert.tsx';

/** Without a tour to show: the page's author is told what to write, the visitor sees what is in the element. */
export function NoActivity() {
  const { t } = useLingui();
  const { emit, setState } = useElement();
  useEffect(() => {
    setState('error', true);
    emit('booking-error', { code: 'config', phase: 'start', retryable: false });
    return () => setState('error', false);
  }, [emit, setState]);
  return (
    <>
      <Alert tone="danger" title={t`This activity cannot be shown`}>
        <Trans>The attribute “activity” is missing: it takes the slug or the id of an activity.</Trans>
      </Alert>
      <slot />
    </>
  );
}
