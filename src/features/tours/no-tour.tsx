import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useElement } from '../../shared/element-host.ts';
import { Alert } from '../../ui/alert.tsx';

/** No tour to show: tells the page's author what to set, and shows visitors the element's fallback. */
export function NoTour() {
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
