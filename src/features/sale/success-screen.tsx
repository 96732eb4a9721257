import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { saleQuery } from '../../api/sales.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { useSaleCompleted } from '../../parts/use-sale-completed.ts';
import { VoucherLink } from '../../parts/voucher-link.tsx';
import { safeUrl } from '../../platform/safe-url.ts';
import type { Sale } from '../../schema/sale.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { NextService } from './next-service.tsx';
import { SaleFacts } from './sale-facts.tsx';

/** The booking is made: where to be next, then the reference, the voucher and the money. */
export function SuccessScreen() {
  const { token } = useParams<{ token: string }>();
  const sale = useQuery(saleQuery(useApi(), token));
  return (
    <Screen heading={<Trans>Thank you for your reservation!</Trans>} width="narrow">
      {sale.isPending && (
        <SkeletonRegion>
          <Skeleton shape="block" height={320} />
        </SkeletonRegion>
      )}
      {sale.isError && <LoadProblem error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />}
      {sale.data && <Confirmation sale={sale.data} />}
    </Screen>
  );
}

function Confirmation({ sale }: { sale: Sale }) {
  const { logoUrl, companyTitle, showBtnNoPrices } = useSettings();
  const logo = safeUrl(logoUrl);
  const { email } = sale.customer;
  useSaleCompleted(sale);
  return (
    <Stack gap="large">
      {logo && <img className="logo" src={logo.href} alt={companyTitle} height={48} decoding="async" />}
      <p>
        <Trans>We have sent the confirmation to {email}.</Trans>
      </p>
      <NextService sale={sale} />
      <SaleFacts sale={sale} />
      <Cluster>
        <VoucherLink token={sale.token} variant="primary" />
        {showBtnNoPrices && <VoucherLink token={sale.token} withoutPrices />}
      </Cluster>
    </Stack>
  );
}
