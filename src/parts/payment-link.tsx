import type { ReactNode } from 'react';
import { isRoutePath } from '../paths.ts';
import { ButtonLink } from '../ui/link.tsx';
import { LeaveLink } from './leave-link.tsx';
import { UnsafePaymentLink } from './unsafe-payment-link.tsx';
import { useRouteLink } from './use-route-link.ts';
import { useSafeUrl } from './use-safe-url.ts';

interface PaymentLinkProps {
  /** As the provider named it: a payment page, or a payment step of the storefront itself. */
  address: string | undefined;
  children: ReactNode;
}

/** A link to where a sale can be paid. */
export function PaymentLink({ address, children }: PaymentLinkProps) {
  const isOwnStep = address !== undefined && isRoutePath(address);
  const ownStep = useRouteLink(isOwnStep ? address : '/');
  const page = useSafeUrl(isOwnStep ? undefined : address, 'payment');
  if (!address) return null;
  if (isOwnStep) return <ButtonLink {...ownStep}>{children}</ButtonLink>;
  if (!page) return <UnsafePaymentLink />;
  return (
    <LeaveLink to={page} purpose="payment">
      {children}
    </LeaveLink>
  );
}
