import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import type { ButtonVariant } from '../../ui/actions/button-variant.ts';
import { opensNewTab } from './opens-new-tab.ts';
import { useRedirect } from './use-redirect.ts';

interface RedirectLinkProps {
  /** Validated by `safeUrl`. */
  to: URL;
  purpose: 'payment' | 'hosted';
  variant?: ButtonVariant | undefined;
  /** Called when the link is clicked, also if it then opens in a new tab. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * A link to another document: the host page is notified first, and a frame navigates the whole tab. What opens in a new tab is
 * left to the browser.
 */
export function RedirectLink({ to, purpose, variant, onFollow, children }: RedirectLinkProps) {
  const redirect = useRedirect();
  const follow = (event: MouseEvent) => {
    onFollow?.();
    if (opensNewTab(event)) return;
    event.preventDefault();
    redirect(to.href, purpose);
  };
  return (
    <ButtonLink href={to.href} onClick={follow} variant={variant}>
      {children}
    </ButtonLink>
  );
}
