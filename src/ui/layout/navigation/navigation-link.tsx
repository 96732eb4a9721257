import type { MouseEvent, ReactNode } from 'react';
import { useStyles } from '../../ui-context.ts';
import css from './navigation.css?inline';

interface NavigationLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** A link in the navigation bar. */
export function NavigationLink(props: NavigationLinkProps) {
  useStyles(css);
  // Always set, because the host page may have a `<base target>`.
  return <a {...props} className="navigation-link" target="_self" />;
}
