import { useEffect, useRef, type ReactNode } from 'react';
import { ScreenHeading } from '../ui/heading.tsx';
import { ScreenFrame } from '../ui/screen-frame.tsx';
import { useElement } from './element-host.ts';
import { useStorefront } from './storefront-context.ts';

/**
 * A screen with its heading. When the visitor navigates here, the heading receives the focus and scrolls into view;
 * nothing moves on the first load.
 */
export function Screen(props: { heading: ReactNode; width?: 'narrow' | 'full'; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { location } = useStorefront();
  const { host } = useElement();
  useEffect(() => {
    if (location.source !== 'user' || !location.isActiveHost(host)) return;
    heading.current?.focus({ preventScroll: true });
    const viewport = heading.current?.closest('[data-viewport]');
    if (viewport) viewport.scrollTo({ top: 0 });
    else if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
  }, [location, host]);
  return (
    <ScreenFrame width={props.width ?? 'full'}>
      <ScreenHeading ref={heading}>{props.heading}</ScreenHeading>
      {props.children}
    </ScreenFrame>
  );
}
