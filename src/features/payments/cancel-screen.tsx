import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { saleQuery } from '../../api/sales.ts';
import { ContactBlock } from '../../parts/contact.tsx';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi } from '../../parts/session-context.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

/** The payment was cancelled: another try where the provider keeps a link, otherwise a person or a new start. */
export function CancelScreen() {
  const { t } = useLingui();
  const { token } = useParams<{ token: string }>();
  const { goTo } = useNavigation();
  const sale = useQuery(saleQuery(useApi(), token));
  const retry = safeUrl(sale.data?.payments.find(({ status }) => status === 'pending')?.url);
  return (
    <Screen heading={<Trans>Payment cancelled</Trans>} width="narrow">
      {sale.isPending && (
        <SkeletonRegion>
          <Skeleton shape="block" height={160} />
        </SkeletonRegion>
      )}
      {sale.isError && <LoadProblem error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />}
      {sale.data && (
        <Alert
          tone="warning"
          title={t`Nothing was charged`}
          actions={
            retry && (
              <ButtonLink href={retry.href}>
                <Trans>Retry payment</Trans>
              </ButtonLink>
            )
          }
        >
          {!retry && (
            <>
              <p>
                <Trans>Please contact us to go on with this reservation, or start a new one.</Trans>
              </p>
              <ContactBlock />
            </>
          )}
        </Alert>
      )}
      <Button onClick={() => goTo(paths.home())}>
        <Trans>New Book</Trans>
      </Button>
    </Screen>
  );
}
