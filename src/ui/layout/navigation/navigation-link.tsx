import type { MouseEvent, ReactNode } from 'react';

interface NavigationLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** A link in the navigation bar. */
export function NavigationLink(props: NavigationLinkProps) {
  return <a {...props} className="navigation-link" target="_self" />;
}
