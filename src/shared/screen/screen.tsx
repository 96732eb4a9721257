import { useEffect, useRef, type ReactNode } from 'react';
import { bringIntoView } from '../../platform/element/bring-into-view.ts';
import { visiblePart } from '../../platform/element/visible-frame-part.ts';
import { ScreenHeading } from '../../ui/layout/heading.tsx';
import { ScreenFrame, ScreenTop } from '../../ui/layout/screen-frame.tsx';
import { BackButton } from './back-button.tsx';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

interface ScreenProps {
  heading: ReactNode;
  /** Where Back, above the heading, leads if the visitor came from outside; without it there is none. */
  backTo?: string | undefined;
  width?: 'narrow' | 'full';
  children: ReactNode;
}

/**
 * A screen with its heading. When the visitor navigates here, the heading receives the focus and scrolls into view;
 * nothing moves on the first load.
 */
export function Screen(props: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { location } = useStorefront();
  const { host } = useElement();
  useEffect(() => {
    if (location.source !== 'user' || !location.isActiveHost(host)) return;
    heading.current?.focus({ preventScroll: true });
    const viewport = heading.current?.closest('[data-viewport]');
    if (viewport) viewport.scrollTo({ top: 0 });
    else if (host.getBoundingClientRect().top < (visiblePart()?.top ?? 0)) bringIntoView(host, 'start');
  }, [location, host]);
  return (
    <ScreenFrame width={props.width ?? 'full'}>
      <ScreenTop>
        {props.backTo !== undefined && <BackButton to={props.backTo} />}
        <ScreenHeading ref={heading}>{props.heading}</ScreenHeading>
      </ScreenTop>
      {props.children}
    </ScreenFrame>
  );
}
