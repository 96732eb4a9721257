import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { bringIntoView } from '../../platform/element/bring-into-view.ts';
import { visiblePart } from '../../platform/element/visible-frame-part.ts';
import { ScreenHeading } from '../../ui/layout/heading.tsx';
import { ScreenFrame } from '../../ui/layout/screen-frame.tsx';
import { BackButton } from './back-button.tsx';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { ViewportContext } from './viewport-context.ts';

interface ScreenProps {
  heading: ReactNode;
  /** Where the Back button leads if there is no earlier screen. Without a route, the screen has no Back button. */
  backTo?: string | undefined;
  width?: 'narrow' | 'full';
  children: ReactNode;
}

/** A screen with its heading, which receives the focus when the visitor navigates here. */
export function Screen({ heading, backTo, width = 'full', children }: ScreenProps) {
  const headingRef = useFocusOnNavigation();
  return (
    <ScreenFrame
      width={width}
      top={
        <>
          {backTo !== undefined && <BackButton to={backTo} />}
          <ScreenHeading ref={headingRef}>{heading}</ScreenHeading>
        </>
      }
    >
      {children}
    </ScreenFrame>
  );
}

/** Returns a ref for the heading. If the visitor has navigated to its screen, it is focused and scrolled into view. */
function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { location } = useStorefront();
  const { host } = useElement();
  const viewport = use(ViewportContext);
  useEffect(() => {
    // Nothing moves on the first load, or while the visitor uses another element that shows the same route.
    if (location.source !== 'user' || !location.isActiveHost(host)) return;
    // The browser would scroll too little: the heading has to be at the top, not just visible.
    heading.current?.focus({ preventScroll: true });
    if (viewport) {
      viewport.current?.scrollTo({ top: 0 });
      return;
    }
    // The page stays where it is unless the element starts above what the visitor sees of the window or frame.
    const visibleTop = visiblePart()?.top ?? 0;
    if (host.getBoundingClientRect().top < visibleTop) bringIntoView(host, 'start');
  }, [location, host, viewport]);
  return heading;
}
