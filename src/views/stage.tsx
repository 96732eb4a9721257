import { Activity, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

interface StageProps {
  /** Drawn, but without effects, and outside of the document, where neither visitors nor the host page find it. */
  ahead: boolean;
  children: ReactNode;
}

/** Where a screen stands once it is opened. */
export function Stage({ ahead, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ahead) content.current?.remove();
  }, [ahead]);
  // Before any effect of the screen looks at it.
  useInsertionEffect(() => {
    if (!ahead && content.current?.parentNode === null) stage.current?.append(content.current);
  }, [ahead]);
  return (
    <div ref={stage} className="stage">
      <div ref={content} className="stage-content">
        <Activity mode={ahead ? 'hidden' : 'visible'}>{children}</Activity>
      </div>
    </div>
  );
}
