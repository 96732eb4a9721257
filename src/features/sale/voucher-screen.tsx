import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { saleQuery } from '../../api/sales.ts';
import { SaleError } from '../../shared/sale-error.tsx';
import { Screen } from '../../shared/screen.tsx';
import { useApi } from '../../shared/session-context.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './sale.css?inline';
import { SpanishMessages } from './spanish-messages.tsx';
import { Voucher } from './voucher.tsx';

/** The voucher for drivers and hotels at the destination: always in Spanish, on one sheet, with or without prices. */
export function VoucherScreen() {
  useStyles(css);
  const { token } = useRouteParams<'token'>();
  const hidePrices = new URLSearchParams(useSearch()).get('hidePrices') === '1';
  const sale = useQuery(saleQuery(useApi(), token));
  return (
    <SpanishMessages waiting={<VoucherSkeleton />}>
      <Screen heading={<Trans>Service voucher</Trans>}>
        {sale.isPending && <VoucherSkeleton />}
        {sale.isError && (
          <SaleError error={sale.error} phase="voucher" tryAgain={() => void sale.refetch()} />
        )}
        {sale.data && <Voucher sale={sale.data} hidePrices={hidePrices} />}
      </Screen>
    </SpanishMessages>
  );
}

function VoucherSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={560} />
    </SkeletonRegion>
  );
}
