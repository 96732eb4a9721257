import type { ReactNode } from 'react';

export type Gap = 'none' | 'tiny' | 'small' | 'medium' | 'large' | 'huge';

interface StackProps {
  children: ReactNode;
  gap?: Gap;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';
  labelledBy?: string;
}

/** One above the other. */
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
  align?: 'center' | 'start' | 'baseline';
  justify?: 'start' | 'between' | 'end';
  as?: 'div' | 'ul' | 'span';
  /** The children share the whole width. */
  stretch?: boolean;
}

/** Side by side, wrapping. */
export function Cluster(props: ClusterProps) {
  const { children, gap = 'small', align = 'center', justify = 'start', as: Tag = 'div', stretch } = props;
  return (
    <Tag
      className="cluster"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-stretch={stretch ? '' : undefined}
    >
      {children}
    </Tag>
  );
}

interface CardGridProps {
  children: ReactNode;
  as?: 'div' | 'ul';
  /** Stays in one column up to 720 px: for cards that need the width. */
  late?: boolean;
}

export function CardGrid({ children, as: Tag = 'div', late }: CardGridProps) {
  return (
    <Tag className="card-grid" data-late={late ? '' : undefined}>
      {children}
    </Tag>
  );
}
