import { Trans } from '@lingui/react/macro';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';

/** The company's contact details: links on screen; on paper, one phone number and the email address as text. */
export function SaleContact() {
  const { contactPhone, contactEmail, whatsappPhone } = useSettings();
  const details = [contactPhone ?? whatsappPhone, contactEmail].filter(Boolean);
  if (details.length === 0) return null;
  return (
    <Card padded as="section">
      <Stack gap="small">
        <SectionHeading>
          <Trans>Questions? Call or write to us:</Trans>
        </SectionHeading>
        <div className="screen-only">
          <ContactBlock />
        </div>
        <div className="paper-only">
          <Cluster gap="medium">
            {details.map((detail) => (
              <span key={detail} className="unbroken">
                {detail}
              </span>
            ))}
          </Cluster>
        </div>
      </Stack>
    </Card>
  );
}
