import { Trans } from '@lingui/react/macro';
import { TicketCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { voucherUrl } from '../../api/sales.ts';
import type { ButtonVariant } from '../../ui/actions/button-variant.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { useApi } from '../storefront/session-context.ts';
import { useEmitRedirect } from '../host/use-redirect.ts';

interface VoucherLinkProps {
  token: string;
  hidePrices?: boolean;
  variant?: ButtonVariant;
}

/** A link that opens the provider's voucher in a new tab. The host page is notified and may show the voucher itself. */
export function VoucherLink({ token, hidePrices = false, variant = 'secondary' }: VoucherLinkProps) {
  const { apiBase } = useApi();
  const emitRedirect = useEmitRedirect();
  const url = voucherUrl(apiBase, token, { hidePrices });
  const follow = (event: MouseEvent) => {
    if (!emitRedirect(new URL(url), 'voucher')) event.preventDefault();
  };
  return (
    <ButtonLink href={url} newTab variant={variant} onClick={follow}>
      <TicketCheck size={18} aria-hidden="true" />
      {hidePrices ? <Trans>Voucher (Without prices)</Trans> : <Trans>Voucher</Trans>}
    </ButtonLink>
  );
}
