import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../ui/content/cards/card.tsx';
import css from '../../../ui/layout/heading.css?inline';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useStyles } from '../../../ui/ui-context.ts';

interface FocusedPanelProps {
  heading: ReactNode;
  /** How often the visitor has opened a panel; 0 if this one is open without having been opened. */
  openCount: number;
  children: ReactNode;
}

/** A panel whose heading receives the focus whenever the visitor opens it. */
export function FocusedPanel({ heading, openCount, children }: FocusedPanelProps) {
  useStyles(css);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openCount > 0) headingRef.current?.focus();
  }, [openCount]);
  return (
    <Card padded>
      <Stack>
        <h2 ref={headingRef} className="section-heading" part="heading" tabIndex={-1}>
          {heading}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}
