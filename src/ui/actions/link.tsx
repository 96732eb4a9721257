import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import type { ButtonVariant } from './button.tsx';

interface LinkButtonProps extends Pick<AriaAttributes, 'aria-expanded'> {
  /** Identifies the button within its form. */
  name?: string | undefined;
  children: ReactNode;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that looks like a link, for minor actions next to text. */
export function LinkButton({ children, ...others }: LinkButtonProps) {
  return (
    <button {...others} type="button" className="link-button">
      {children}
    </button>
  );
}

interface LinkProps {
  href: string;
  children: ReactNode;
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link in a text. */
export function TextLink({ newTab = false, children, ...others }: LinkProps) {
  const { t } = useLingui();
  return (
    <a {...others} {...targetOf(newTab)} className="text-link">
      {children}
      {newTab && (
        <ExternalLink size="0.85em" role="img" aria-hidden={false} aria-label={t`(opens in a new tab)`} />
      )}
    </a>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', newTab = false, children, ...others } = props;
  return (
    <a
      {...others}
      {...targetOf(newTab)}
      className="button"
      part={variant === 'primary' || variant === 'secondary' ? `button button-${variant}` : 'button'}
      data-variant={variant}
    >
      {children}
    </a>
  );
}

/** The target is always set, because the host page may have a `<base target>`. */
function targetOf(newTab: boolean) {
  return newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { target: '_self', rel: 'noopener' };
}
