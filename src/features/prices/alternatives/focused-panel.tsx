import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../ui/content/cards/card.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface FocusedPanelProps {
  heading: ReactNode;
  /** How often the visitor has opened a panel; 0 if this one is open without having been opened. */
  openCount: number;
  children: ReactNode;
}

/** A panel whose heading receives the focus whenever the visitor opens it. */
export function FocusedPanel({ heading, openCount, children }: FocusedPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openCount > 0) headingRef.current?.focus();
  }, [openCount]);
  return (
    <Card padded>
      <Stack>
        <SectionHeading ref={headingRef}>{heading}</SectionHeading>
        {children}
      </Stack>
    </Card>
  );
}
