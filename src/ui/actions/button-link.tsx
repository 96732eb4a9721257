import type { MouseEvent, ReactNode } from 'react';
import { buttonPart, type ButtonVariant } from './button-variant.ts';
import { linkTarget } from './link-target.ts';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  variant?: ButtonVariant;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', newTab = false, children, ...attributes } = props;
  return (
    <a
      {...attributes}
      {...linkTarget(newTab)}
      className="button"
      part={buttonPart(variant)}
      data-variant={variant}
    >
      {children}
    </a>
  );
}
