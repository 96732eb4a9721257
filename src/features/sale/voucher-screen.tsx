import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { saleQuery } from '../../api/sales.ts';
import { AllMessages } from '../../shared/screen/all-messages.tsx';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { voucherLanguage } from '../../schema/language.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { ScreenFrame } from '../../ui/layout/screen-frame.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import printCss from './sale-print.css?inline';
import css from './sale.css?inline';
import { SaleLogo } from './sale-logo.tsx';
import { VoucherSkeleton } from './voucher-skeleton.tsx';
import { Voucher } from './voucher.tsx';
import voucherCss from './voucher.css?inline';

/** The voucher for drivers and hotels at the destination: always in Spanish, on one sheet, with or without prices. */
export function VoucherScreen() {
  useStyles(css);
  useStyles(printCss);
  useStyles(voucherCss);
  const { token } = useRouteParams<'token'>();
  const hidePrices = new URLSearchParams(useSearch()).get('hidePrices') === '1';
  const sale = useQuery(saleQuery(useApi(), token));
  return (
    <VoucherMessages>
      <Screen heading={<Trans>Service voucher</Trans>}>
        <VoucherLogo />
        {sale.isPending && <VoucherSkeleton />}
        {sale.isLoadingError && (
          <SaleError error={sale.error} phase="voucher" tryAgain={() => void sale.refetch()} />
        )}
        {sale.data && <Voucher sale={sale.data} hidePrices={hidePrices} />}
      </Screen>
    </VoucherMessages>
  );
}

function VoucherLogo() {
  return (
    <div className="voucher-logo">
      <SaleLogo isLetterhead />
    </div>
  );
}

/** The screen until its messages have loaded: it has no words yet. */
function WithoutMessages() {
  return (
    <ScreenFrame>
      <VoucherLogo />
      <VoucherSkeleton />
    </ScreenFrame>
  );
}

/** Shows `children` in the language of drivers and hotels, whatever the storefront's language is. */
function VoucherMessages({ children }: { children: ReactNode }) {
  const renderError = (error: Error, tryAgain: () => void) => (
    <QueryError error={error} phase="voucher" tryAgain={tryAgain} />
  );
  return (
    <AllMessages language={voucherLanguage} fallback={<WithoutMessages />} renderError={renderError}>
      <div lang={voucherLanguage} dir="ltr">
        {children}
      </div>
    </AllMessages>
  );
}
