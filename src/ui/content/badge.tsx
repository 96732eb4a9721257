import type { ReactNode } from 'react';
import css from './badge.css?inline';
import { useStyles } from '../ui-context.ts';

interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'success';
  icon?: ReactNode;
  children: ReactNode;
}

/** A short note on a coloured pill. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  useStyles(css);
  return (
    <span className="badge" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
