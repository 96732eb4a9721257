import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { saleServices } from '../../domain/sale-services.ts';
import { useSettings } from '../../shared/session-context.ts';
import { useFormats } from '../../shared/use-formats.ts';
import { useSafeUrl } from '../../shared/use-safe-url.ts';
import { printPage } from '../../platform/save-file.ts';
import type { Sale } from '../../schema/sale.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SaleReference } from './sale-reference.tsx';
import { ExtraFacts, ServiceFacts } from './service-facts.tsx';

/** The voucher's contents: who, where, when and, unless hidden, how much. */
export function Voucher({ sale, hidePrices }: { sale: Sale; hidePrices: boolean }) {
  const { money } = useFormats();
  const priceOf = (amount: number) => (hidePrices || amount <= 0 ? undefined : money(amount, sale.currency));
  return (
    <div className="voucher">
      <Letterhead />
      <Cluster>
        <Button variant="primary" iconBefore={<Printer size={18} aria-hidden="true" />} onClick={printPage}>
          <Trans>Print</Trans>
        </Button>
      </Cluster>
      <div className="voucher-top">
        <SaleReference sale={sale} withoutPrices={hidePrices} />
        <Customer sale={sale} />
      </div>
      <Stack as="section" gap="small">
        <SectionHeading>
          <Trans>Services</Trans>
        </SectionHeading>
        <div className="voucher-services">
          {saleServices(sale).map((service, index) => (
            <Card key={index} padded as="section">
              <ServiceFacts
                service={service}
                price={priceOf(service.kind === 'tour' ? service.tour.total : service.transfer.total)}
              />
            </Card>
          ))}
          {sale.extra_sales.map((extra, index) => (
            <Card key={index} padded as="section">
              <ExtraFacts extra={extra} price={priceOf(extra.total)} />
            </Card>
          ))}
        </div>
      </Stack>
      {!hidePrices && <Amounts sale={sale} />}
      <Help />
    </div>
  );
}

function Letterhead() {
  const { logoUrl, companyTitle } = useSettings();
  const logo = useSafeUrl(logoUrl, 'logo');
  return (
    <div className="voucher-letterhead">
      {logo ? <Logo src={logo.href} alt={companyTitle} height={44} /> : <strong>{companyTitle}</strong>}
      <p className="muted">
        <Trans>Show this voucher to your driver or guide.</Trans>
      </p>
    </div>
  );
}

function Customer({ sale: { customer } }: { sale: Sale }) {
  const { t } = useLingui();
  return (
    <Card padded>
      <DefinitionList>
        <DefinitionRow
          kind="text"
          label={t`Name`}
          value={`${customer.first_name} ${customer.last_name}`.trim()}
        />
        {customer.email && <DefinitionRow kind="text" label={t`Email`} value={customer.email} />}
        {customer.phone && <DefinitionRow kind="text" label={t`Phone`} value={customer.phone} />}
      </DefinitionList>
    </Card>
  );
}

function Amounts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const row = (label: string, amount: number, kind: 'amount' | 'total' = 'amount') => (
    <DefinitionRow kind={kind} label={label} value={money(amount, sale.currency)} />
  );
  return (
    <Card padded as="section">
      <DefinitionList summary>
        {row(t`Total`, sale.total, 'total')}
        {row(t`Paid`, sale.total_paid)}
        {row(t`Remaining`, sale.total_remained)}
      </DefinitionList>
    </Card>
  );
}

function Help() {
  const { contactPhone, contactEmail, whatsappPhone } = useSettings();
  const ways = [contactPhone, contactEmail, whatsappPhone && `WhatsApp ${whatsappPhone}`].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <p className="muted">
      <Trans>Questions? Call or write to us:</Trans> {ways.join(' · ')}
    </p>
  );
}
