import { redirectTo } from '../../src/platform/page/redirect.ts';
import { safeUrl } from '../../src/platform/safe-url.ts';
import type { MessageOf, PayloadOf } from '../../src/schema/messages/envelope.ts';
import { forwardedEvents, type framedPageMessages } from '../../src/schema/messages/framed-page-messages.ts';
import { emitBookingEvent } from '../core/events/booking-events.ts';
import { hideIframe } from './iframe.ts';

type FramedPageMessage = MessageOf<typeof framedPageMessages>;
type Payload<Type extends FramedPageMessage['type']> = PayloadOf<typeof framedPageMessages, Type>;

/** Applies a message of the framed page to the host page. Its events are dispatched from `element`. */
export function handleMessage(
  element: HTMLElement,
  iframe: HTMLIFrameElement,
  { type, payload }: FramedPageMessage,
): void {
  switch (type) {
    case 'hello':
      // The connection answers it.
      break;
    case 'resize':
      iframe.style.setProperty('height', `${Math.ceil(payload.height)}px`);
      break;
    case 'reveal':
      revealPart(iframe, payload);
      break;
    case 'navigate':
      redirectTab(element, payload);
      break;
    case 'route': {
      const { path, name, source } = payload;
      emitBookingEvent(element, 'booking-route-change', { path, name, source }, payload);
      break;
    }
    default: {
      const isAllowed = emitBookingEvent(element, forwardedEvents[type], payload, payload);
      if (type === 'close' && isAllowed) hideIframe(iframe);
    }
  }
}

/** Scrolls the page, and every box around the frame, until a part of the frame is in view. */
function revealPart(iframe: HTMLIFrameElement, { top, bottom, block }: Payload<'reveal'>): void {
  const { style, clientHeight } = iframe;
  // With these margins the browser treats the part as if it were the whole frame.
  style.setProperty('scroll-margin', `${-top}px 0px ${Math.min(0, bottom - clientHeight)}px`);
  iframe.scrollIntoView({ block, inline: 'nearest' });
  style.removeProperty('scroll-margin');
}

/** Redirects the whole tab, because payment pages cannot be framed. A listener can cancel. */
function redirectTab(element: HTMLElement, redirect: Payload<'navigate'>): void {
  const { url, purpose } = redirect;
  const target = safeUrl(url);
  if (!target) {
    const error = { code: 'blocked-url', phase: purpose, retryable: false } as const;
    emitBookingEvent(element, 'booking-error', error, redirect);
    return;
  }
  const detail = { origin: target.origin, purpose, target: 'top', url: target.href } as const;
  if (emitBookingEvent(element, 'booking-redirect', detail, redirect)) redirectTo(target);
}
