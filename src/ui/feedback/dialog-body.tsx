import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The scrolling part of a dialog. It is focusable while its content overflows, so that the keyboard can scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return;
    try {
      // Observing the body suffices: it grows to its limit before its content overflows, and shrinks once that fits again.
      const observer = new ResizeObserver(() => setOverflows(body.scrollHeight > body.clientHeight));
      observer.observe(body);
      return () => observer.disconnect();
    } catch {
      // The host page has broken `ResizeObserver`: a body that is always focusable is better than one that never is.
      body.tabIndex = 0;
      return undefined;
    }
  }, []);
  return (
    <div ref={ref} className="dialog-body" tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}
