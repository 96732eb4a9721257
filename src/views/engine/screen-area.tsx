import { useRef, type ReactNode } from 'react';
import { isFramed } from '../../platform/page/is-framed.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStableHeight } from './use-stable-height.ts';

/** Contains the current screen; its height is stable where changes would shift the host page's content. */
export function ScreenArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const { presentation, ownsPage } = useElement();
  // A frame is as tall as its content, and the hosted page contains nothing else.
  useStableHeight(area, presentation === 'inline' && !ownsPage && !isFramed());
  return (
    <div ref={area} className="screens">
      {/* Measured by `useStableHeight`. */}
      <div>{children}</div>
    </div>
  );
}
