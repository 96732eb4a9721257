import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '../../api/api-error.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { StartError } from '../../shared/notices/start-error.tsx';
import { useErrorText } from '../../shared/notices/query-error.tsx';
import { safeUrl } from '../../platform/safe-url.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';

/** Shown before even the messages have loaded; as high as the element's reserved space. */
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

/** The settings failed to load: what the visitor can do. */
export function SettingsError({ failure, tryAgain }: { failure: Failure; tryAgain: () => void }) {
  const { t } = useLingui();
  const text = useErrorText(failure);
  const hosted = safeUrl(useElement().options.hostedUrl);
  return (
    <StartError
      code="settings"
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
      {failure === 'network' || failure === 'timeout' ? (
        <Trans>We could not reach the booking service. Please check your connection and try again.</Trans>
      ) : (
        text
      )}
    </StartError>
  );
}
