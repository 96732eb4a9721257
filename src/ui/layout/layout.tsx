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
  /** Stretches the children so that they fill each line. */
  stretch?: boolean;
}

/** Places its children side by side, in several lines if there is no room. */
export function Cluster(props: ClusterProps) {
  const { children, gap = 'small', justify = 'start', stretch } = props;
  return (
    <div className="cluster" data-gap={gap} data-justify={justify} data-stretch={stretch ? '' : undefined}>
      {children}
    </div>
  );
}
