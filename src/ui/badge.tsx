import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
