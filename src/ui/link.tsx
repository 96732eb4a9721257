import { useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button.tsx';

interface LinkButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-controls'
> {
  children: ReactNode;
  tone?: 'plain' | 'danger';
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that looks like a link: for small deeds beside text. */
export function LinkButton({ children, tone = 'plain', ...others }: LinkButtonProps) {
  return (
    <button {...others} type="button" className="link-button" data-tone={tone}>
      {children}
    </button>
  );
}

interface AnchorProps {
  href: string;
  children: ReactNode;
  newTab?: boolean;
  download?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link in a text. The target is always set, as a page may have a `<base target>`. */
export function TextLink({ newTab = false, children, ...others }: AnchorProps) {
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

interface ButtonLinkProps extends AnchorProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link that looks like a button: for going somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', wide, newTab = false, children, ...others } = props;
  return (
    <a
      {...others}
      {...targetOf(newTab)}
      className="button"
      part={variant === 'primary' || variant === 'secondary' ? `button button-${variant}` : 'button'}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
    >
      {children}
    </a>
  );
}

function targetOf(newTab: boolean) {
  return newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { target: '_self', rel: 'noopener' };
}
