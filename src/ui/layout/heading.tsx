import type { ReactNode, Ref } from 'react';
import css from './heading.css?inline';
import { useStyles } from '../ui-context.ts';

interface ScreenHeadingProps {
  children: ReactNode;
  level?: 1 | 2;
  /** For focusing the heading by script. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a screen, focusable by script. */
export function ScreenHeading({ children, level = 1, ref }: ScreenHeadingProps) {
  useStyles(css);
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} tabIndex={-1} className="screen-heading" part="heading" data-level={level}>
      {children}
    </Tag>
  );
}

interface SectionHeadingProps {
  children: ReactNode;
  level?: 2 | 3;
  id?: string;
  /** For focusing the heading by script; without it, the heading is not focusable. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a part of a screen. */
export function SectionHeading({ children, level = 2, id, ref }: SectionHeadingProps) {
  useStyles(css);
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} tabIndex={ref ? -1 : undefined} id={id} className="section-heading" part="heading">
      {children}
    </Tag>
  );
}
