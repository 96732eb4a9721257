import type { ReactNode } from 'react';
import css from './screen.css?inline';
import { useStyles } from './ui-context.ts';

interface NavigationBarProps {
  label: string;
  /** The company's logo or name, at the start. */
  brand: ReactNode;
  children: ReactNode;
}

export function NavigationBar({ label, brand, children }: NavigationBarProps) {
  useStyles(css);
  return (
    <nav className="navigation-bar" part="navigation" aria-label={label}>
      <div className="navigation-brand">{brand}</div>
      <div className="navigation-tools">{children}</div>
    </nav>
  );
}
