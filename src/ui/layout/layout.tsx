import type { ReactNode } from 'react';

type Gap = 'none' | 'tiny' | 'small' | 'medium' | 'large' | 'huge';

interface StackProps {
  children: ReactNode;
  gap?: Gap;
  as?: 'div' | 'section' | 'ul';
  labelledBy?: string;
}

/** Places its children one below the other. */
export function Stack({ children, gap = 'medium', as: Tag = 'div', labelledBy }: StackProps) {
  return (
    <Tag className="stack" data-gap={gap} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}

interface ClusterProps {
  children: ReactNode;
  gap?: Gap;
  justify?: 'start' | 'between';
}

/** Places its children side by side, in several lines if there is no room. */
export function Cluster({ children, gap = 'small', justify = 'start' }: ClusterProps) {
  return (
    <div className="cluster" data-gap={gap} data-justify={justify}>
      {children}
    </div>
  );
}
