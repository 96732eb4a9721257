import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { saleQuery } from '../../api/sales.ts';
import { hoursFromNow } from '../../domain/dates.ts';
import { nextService, saleServices, type SaleService } from '../../domain/sale-services.ts';
import { SaleError } from '../../shared/sale-error.tsx';
import { Screen } from '../../shared/screen.tsx';
import { useApi, useSettings } from '../../shared/session-context.ts';
import { useNow } from '../../shared/use-now.ts';
import { useSaleCompleted } from '../../shared/use-sale-completed.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { useSafeUrl } from '../../shared/use-safe-url.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { FurtherServices } from './further-services.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { SaleActions } from './sale-actions.tsx';
import { SaleReference } from './sale-reference.tsx';
import css from './sale.css?inline';
import { ServiceFacts } from './service-facts.tsx';

/**
 * The booking is made: the next service, then the reference, the voucher and the payment. Nothing is confirmed before
 * it is known.
 */
export function SuccessScreen() {
  useStyles(css);
  const { token } = useRouteParams<'token'>();
  const sale = useQuery(saleQuery(useApi(), token));
  useSaleCompleted(sale.data);
  if (sale.data) {
    return (
      <Screen key="booked" heading={<Trans>Thank you for your reservation!</Trans>}>
        <Confirmation sale={sale.data} />
      </Screen>
    );
  }
  return (
    <Screen heading={<Trans>Your reservation</Trans>}>
      {sale.isError ? (
        <SaleError error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />
      ) : (
        <SkeletonRegion>
          <Skeleton shape="block" height={420} />
        </SkeletonRegion>
      )}
    </Screen>
  );
}

/** A service is treated as over only a day later, because the visitor's clock may be far from the destination's. */
const GRACE_HOURS = -24;

function Confirmation({ sale }: { sale: Sale }) {
  const { logoUrl, companyTitle } = useSettings();
  const logo = useSafeUrl(logoUrl, 'logo');
  const { email } = sale.customer;
  const services = saleServices(sale);
  const next = nextService(services, hoursFromNow(useNow(), GRACE_HOURS));
  return (
    <Columns aside={<PaymentFacts sale={sale} />}>
      <Stack gap="large">
        <Stack>
          {logo && <Logo src={logo.href} alt={companyTitle} height={48} />}
          {email && (
            <p>
              <Trans>We have sent the confirmation to {email}.</Trans>
            </p>
          )}
        </Stack>
        {next && <NextService service={next} />}
        <Stack>
          <SaleReference sale={sale} />
          <SaleActions sale={sale} />
        </Stack>
        <FurtherServices
          services={services.filter((service) => service !== next)}
          extras={sale.extra_sales}
        />
      </Stack>
    </Columns>
  );
}

/** The next service: where and when. */
function NextService({ service }: { service: SaleService }) {
  return (
    <Card padded as="section" chosen>
      <Stack gap="small">
        <SectionHeading>
          <Trans>Your next service</Trans>
        </SectionHeading>
        <ServiceFacts service={service} />
      </Stack>
    </Card>
  );
}
