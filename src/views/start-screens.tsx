import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useElement } from '../parts/element.ts';
import { safeUrl } from '../platform/safe-url.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/link.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';

/** Before even the words are there. As high as the space that the element has reserved. */
export function StartSkeleton() {
  return <Skeleton shape="block" height="var(--reserved, 320px)" />;
}

export function StartLoading() {
  return (
    <SkeletonRegion>
      <StartSkeleton />
    </SkeletonRegion>
  );
}

/** The settings did not come: what the visitor can do about it, beside what the partner put into the element. */
export function StartProblem({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLingui();
  const { emit, setState, options } = useElement();
  useEffect(() => {
    setState('error', true);
    emit('booking-error', { code: 'settings', phase: 'start', retryable: true });
    return () => setState('error', false);
  }, [emit, setState]);
  const hosted = safeUrl(options.hostedUrl);
  return (
    <>
      <Alert
        tone="danger"
        title={t`Booking is not available right now`}
        actions={
          <>
            <Button variant="primary" onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
            {hosted && (
              <TextLink href={hosted.href}>
                <Trans>Open the booking page</Trans>
              </TextLink>
            )}
          </>
        }
      >
        <Trans>We could not reach the booking service. Please check your connection and try again.</Trans>
      </Alert>
      <slot />
    </>
  );
}
