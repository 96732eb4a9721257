import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { stabilizeHeight } from '../../platform/element/stabilize-height.ts';
import { isFramed } from '../../platform/page/is-framed.ts';
import { useElement } from '../../shared/host/element-host.ts';

/** Contains the current screen; its height is stable where changes would shift the host page's content. */
export function ScreenArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { presentation, ownsPage } = useElement();
  // A frame is as tall as its content, and the hosted page contains nothing else.
  const isStable = presentation === 'inline' && !ownsPage && !isFramed();
  useLayoutEffect(() => {
    if (!isStable || !area.current || !content.current) return;
    return stabilizeHeight(area.current, content.current);
  }, [isStable]);
  return (
    <div ref={area} className="screens">
      <div ref={content}>{children}</div>
    </div>
  );
}
