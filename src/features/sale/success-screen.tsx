import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { saleQuery } from '../../api/sales.ts';
import { dateTimeAfterHours } from '../../lib/dates.ts';
import { groupedServices } from '../../sale/grouped-services.ts';
import { nextService } from '../../sale/sale-services.ts';
import { VoucherLink } from '../../shared/sale/voucher-link.tsx';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useNow } from '../../shared/storefront/use-now.ts';
import { useCompleteSale } from '../../shared/sale/use-complete-sale.ts';
import { useRouteParams } from '../../routing/router.tsx';
import type { Sale } from '../../schema/sale.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { FurtherServices } from './further-services.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { SaleActions } from './sale-actions.tsx';
import { SaleContact } from './sale-contact.tsx';
import { SaleLogo } from './sale-logo.tsx';
import { SaleReference } from './sale-reference.tsx';
import printCss from './sale-print.css?inline';
import css from './sale.css?inline';
import { ServiceCard } from './service-card.tsx';
import { SuccessSkeleton } from './success-skeleton.tsx';

/** The confirmation of a booking. It only claims that something is booked once the provider has returned the sale. */
export function SuccessScreen() {
  useStyles(css);
  useStyles(printCss);
  const { token } = useRouteParams<'token'>();
  const sale = useQuery(saleQuery(useApi(), token));
  useCompleteSale(sale.data);
  if (sale.data) {
    return (
      // The key remounts the screen, so that its new heading receives the focus.
      <Screen key="booked" heading={<ThankYouHeading />}>
        <Confirmation sale={sale.data} />
      </Screen>
    );
  }
  return (
    <Screen
      heading={
        <>
          {sale.isPending && (
            <span className="booked-check">
              <Skeleton shape="block" height={44} />
            </span>
          )}
          <Trans>Your booking</Trans>
        </>
      }
    >
      {sale.isPending ? (
        <SuccessSkeleton />
      ) : (
        <SaleError error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />
      )}
    </Screen>
  );
}

function ThankYouHeading() {
  return (
    <>
      <svg className="booked-check" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" />
        <path d="m11 21 6 6 12-13" />
      </svg>
      <Trans>Thank you for your reservation!</Trans>
    </>
  );
}

/** How long a service that has started counts as the next one: the visitor may be in another time zone. */
const GRACE_HOURS = 24;

/** The next service, then the reference, with the payment next to them, and then everything else. */
function Confirmation({ sale }: { sale: Sale }) {
  const { email } = sale.customer;
  const services = groupedServices(sale);
  const next = nextService(services, dateTimeAfterHours(useNow(), -GRACE_HOURS));
  return (
    <>
      <Columns
        aside={
          <Stack>
            <PaymentFacts sale={sale} />
            <SaleContact />
          </Stack>
        }
      >
        <Stack gap="large">
          <Stack>
            <SaleLogo />
            <PaymentNotice sale={sale} />
          </Stack>
          {next && (
            <section className="next-service">
              <SectionHeading>
                <Trans>Your next service</Trans>
              </SectionHeading>
              <ServiceCard service={next} />
            </section>
          )}
          <SaleReference
            sale={sale}
            action={
              <div className="screen-only">
                <VoucherLink token={sale.token} variant="primary" />
              </div>
            }
          >
            {email && (
              <p>
                <Trans>We have sent the confirmation to {email}.</Trans>
              </p>
            )}
            <SaleActions sale={sale} />
          </SaleReference>
        </Stack>
      </Columns>
      <FurtherServices services={services.filter((service) => service !== next)} extras={sale.extra_sales} />
    </>
  );
}
