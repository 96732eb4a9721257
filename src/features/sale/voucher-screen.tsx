import { setupI18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { saleQuery } from '../../api/sales.ts';
import { loadLanguage } from '../../i18n/catalogs.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { withOwnTexts } from '../../i18n/own-texts.ts';
import { SaleError } from '../../shared/sale-error.tsx';
import { Screen } from '../../shared/screen.tsx';
import { useApi } from '../../shared/session-context.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { useElement } from '../../shared/element-host.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './sale.css?inline';
import { Voucher } from './voucher.tsx';
import voucherCss from './voucher.css?inline';

/** The voucher for drivers and hotels at the destination: always in Spanish, on one sheet, with or without prices. */
export function VoucherScreen() {
  useStyles(css);
  useStyles(voucherCss);
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
      <SkeletonCard of="facts" height={560} />
    </SkeletonRegion>
  );
}

/**
 * Provides Spanish to the screens below, whatever the storefront's language, with the host page's custom texts. Shows
 * `waiting` until the messages have loaded.
 */
function SpanishMessages({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [i18n] = useState(() => setupI18n());
  const { labels } = useElement();
  const messages = useQuery({
    queryKey: ['voucher-messages', labels],
    queryFn: async () => withOwnTexts(await loadLanguage('es', 'all'), labels),
    staleTime: Infinity,
  });
  if (messages.isError) {
    return <QueryError error={messages.error} phase="voucher" tryAgain={() => void messages.refetch()} />;
  }
  if (!messages.data) return waiting;
  if (i18n.locale !== 'es') i18n.loadAndActivate({ locale: 'es', messages: messages.data.messages });
  return (
    <LanguageProvider i18n={i18n} loaded={messages.data}>
      <div lang="es">{children}</div>
    </LanguageProvider>
  );
}
