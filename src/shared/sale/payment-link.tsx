import type { ReactNode } from 'react';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import type { ButtonVariant } from '../../ui/actions/button-variant.ts';
import { useMarkOwnSale } from './use-mark-own-sale.ts';
import { usePaymentTarget } from './payment-target.ts';
import { UnsafePaymentNotice } from './unsafe-payment-notice.tsx';
import { RedirectLink } from '../host/redirect-link.tsx';

interface PaymentLinkProps {
  /** The payment URL as the provider sent it; undefined if the sale cannot be paid online. */
  url: string | undefined;
  token: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A link to the step or page where a sale can be paid; a notice if its URL is unsafe, and nothing if there is no URL. */
export function PaymentLink({ url, token, variant = 'primary', children }: PaymentLinkProps) {
  const target = usePaymentTarget(url);
  const markOwnSale = useMarkOwnSale(token);
  if (!target) return null;
  switch (target.kind) {
    case 'step':
      return (
        <StepLink path={target.path} variant={variant}>
          {children}
        </StepLink>
      );
    case 'page':
      return (
        <RedirectLink to={target.url} purpose="payment" variant={variant} onFollow={markOwnSale}>
          {children}
        </RedirectLink>
      );
    case 'unsafe':
      return <UnsafePaymentNotice />;
  }
}

interface StepLinkProps {
  path: string;
  variant: ButtonVariant;
  children: ReactNode;
}

/** A link to a payment step of the storefront, which itself marks the sale as this tab's once it is being paid. */
function StepLink({ path, variant, children }: StepLinkProps) {
  return (
    <ButtonLink variant={variant} {...useRouteLink(path)}>
      {children}
    </ButtonLink>
  );
}
