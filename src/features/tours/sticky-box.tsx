import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { observeSize } from '../../platform/element/observe-size.ts';

/**
 * The box next to a tour's texts, which stays in view while the page scrolls. If it is taller than the window, its lower end
 * stays in view. Its styles are those of the tour's page.
 */
export function StickyBox({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    return observeSize(box, () => box.style.setProperty('--box-height', `${box.offsetHeight}px`));
  }, []);
  return (
    <div ref={ref} className="sticky-box">
      {children}
    </div>
  );
}
