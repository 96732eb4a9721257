import type { ReactNode, Ref } from 'react';

interface ScreenHeadingProps {
  children: ReactNode;
  level?: 1 | 2;
  id?: string;
  /** A new screen moves the focus here after the person navigated. */
  ref?: Ref<HTMLHeadingElement>;
}

export function ScreenHeading({ children, level = 1, id, ref }: ScreenHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} tabIndex={-1} className="screen-heading" part="heading" data-level={level}>
      {children}
    </Tag>
  );
}

interface SectionHeadingProps {
  children: ReactNode;
  level?: 2 | 3 | 4;
  id?: string;
}

export function SectionHeading({ children, level = 2, id }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className="section-heading" part="heading">
      {children}
    </Tag>
  );
}

/** Quieter words under a heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}
