import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { sumOf } from '../../lib/money.ts';
import { customerName } from '../../sale/customer-name.ts';
import { driverSign } from '../../sale/driver-sign.ts';
import { isPricedForBothRides } from '../../sale/rides.ts';
import { groupedServices, type GroupedService } from '../../sale/grouped-services.ts';
import type { RideGroup } from '../../sale/ride-groups.ts';
import { EmailText } from '../../shared/formats/email-text.tsx';
import { outstandingText } from '../../shared/sale/outstanding-text.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { printPage } from '../../platform/page/print-page.ts';
import type { Sale } from '../../schema/sale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ExtraSaleCard } from './extra-sale-card.tsx';
import { SaleContact } from './sale-contact.tsx';
import { SaleReference } from './sale-reference.tsx';
import { SaveTripButton } from './save-trip-button.tsx';
import { ServiceCard } from './service-card.tsx';
import { printSize } from './print-size.ts';

/** The contents of the voucher: the customer, the services and, unless hidden, the prices. */
export function Voucher({ sale, hidePrices }: { sale: Sale; hidePrices: boolean }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const sign = driverSign(sale, useSettings());
  const services = groupedServices(sale);
  const [first, ...others] = services;
  // An amount of 0 may be one that the provider has left out.
  const priceOf = (amount: number) => (hidePrices || amount <= 0 ? undefined : money(amount, sale.currency));
  const priceOfRides = ({ rides }: RideGroup) => {
    const totals = rides.map(({ total }) => total);
    const price = totals.every((total) => total > 0) ? priceOf(sumOf(totals)) : undefined;
    return price && rides.every((ride) => isPricedForBothRides(ride, sale))
      ? t`${price} for both rides`
      : price;
  };
  const serviceCard = (service: GroupedService, level: 2 | 3) => (
    <ServiceCard
      key={service.id}
      service={service}
      level={level}
      showsSteps
      sign={sign}
      price={service.kind === 'tour' ? priceOf(service.tour.total) : priceOfRides(service.group)}
    />
  );
  return (
    <div className="voucher" data-print-size={printSize(services.length + sale.extra_sales.length)}>
      <div className="voucher-letterhead">
        <p className="muted">
          <Trans>Show this voucher to your driver or guide.</Trans>
        </p>
        <SaveTripButton sale={sale} hidePrices={hidePrices} variant="primary" />
        <Button iconBefore={<Printer size={18} aria-hidden="true" />} onClick={printPage}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {first && serviceCard(first, 2)}
      <div className="voucher-reference">
        <SaleReference sale={sale} hidePrices={hidePrices}>
          <Customer sale={sale} />
        </SaleReference>
        <SaleContact />
      </div>
      {!hidePrices && <Amounts sale={sale} />}
      {others.length + sale.extra_sales.length > 0 && (
        <Stack as="section">
          <SectionHeading>
            {first ? <Trans>Also in your booking</Trans> : <Trans>Extras</Trans>}
          </SectionHeading>
          <div className="voucher-services">
            {others.map((service) => serviceCard(service, 3))}
            {sale.extra_sales.map((extra, index) => (
              <ExtraSaleCard key={index} extra={extra} price={priceOf(extra.total)} />
            ))}
          </div>
        </Stack>
      )}
    </div>
  );
}

function Customer({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { customer } = sale;
  return (
    <DefinitionList>
      <DefinitionRow kind="text" label={t`Name`} value={customerName(sale)} />
      {customer.phone && (
        <DefinitionRow
          kind="text"
          label={t`Phone`}
          value={
            <bdi dir="ltr" className="unbroken">
              {customer.phone}
            </bdi>
          }
        />
      )}
      {customer.email && (
        <DefinitionRow kind="text" label={t`Email`} value={<EmailText>{customer.email}</EmailText>} />
      )}
    </DefinitionList>
  );
}

function Amounts({ sale }: { sale: Sale }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => money(value, sale.currency);
  const outstanding = outstandingText(sale, i18n, money);
  return (
    <Card padded as="section">
      <Stack gap="small">
        <SectionHeading>
          <Trans>Payment</Trans>
        </SectionHeading>
        {outstanding !== undefined && <p className="muted">{outstanding}</p>}
      </Stack>
      <DefinitionList summary>
        <DefinitionRow kind="total" label={t`Total`} value={amount(sale.total)} />
        <DefinitionRow label={t`Paid`} value={amount(sale.total_paid)} />
        <DefinitionRow label={t`Remaining`} value={amount(sale.total_remained)} />
      </DefinitionList>
    </Card>
  );
}
