import { useRef, type ReactNode } from 'react';
import { isFramed } from '../../platform/page/is-framed.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStableHeight } from './use-stable-height.ts';

/** Contains the current screen; its height is stable where changes would shift the host page's content. */
export function ScreenArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { presentation, ownsPage } = useElement();
  // A frame is as tall as its content, and the hosted page contains nothing else.
  const isEnabled = presentation === 'inline' && !ownsPage && !isFramed();
  useStableHeight(isEnabled, { container: area, content });
  return (
    <div ref={area} className="screens">
      <div ref={content}>{children}</div>
    </div>
  );
}
