import type { ReactNode } from 'react';

interface ScreenFrameProps {
  children: ReactNode;
  /** Forms and notices stay narrow enough to read; lists take the whole width. */
  width?: 'narrow' | 'full';
}

export function ScreenFrame({ children, width = 'full' }: ScreenFrameProps) {
  return (
    <div className="screen" data-width={width}>
      {children}
    </div>
  );
}
