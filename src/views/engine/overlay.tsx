import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { routeOf } from '../../routing/match.ts';
import { lockScroll } from '../../platform/element/scroll-lock.ts';
import type { BookingEventDetails } from '../../schema/events.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useStyles, useUi } from '../../ui/ui-context.ts';
import css from './overlay.css?inline';

type CloseReason = BookingEventDetails['booking-close']['reason'];

/** Closes the overlay; returns false if the host page prevents it. */
type Close = (reason: CloseReason) => boolean;

const CloseContext = createContext<Close | undefined>(undefined);

/** Undefined if the storefront is inline. */
export function useOverlayClose(): Close | undefined {
  return use(CloseContext);
}

/** The storefront in a dialog above the page. The browser traps the focus inside and returns it to the opener. */
export function Overlay({ label, children }: { label: string | undefined; children: ReactNode }) {
  const { host, emit, setState, isOpen, setOpen } = useElement();
  const { location } = useStorefront();
  const dialog = useRef<HTMLDialogElement>(null);
  const { openInView } = useUi();
  useStyles(css);

  const close: Close = (reason) => {
    const mayClose = emit('booking-close', { reason });
    if (mayClose) setOpen(false);
    return mayClose;
  };

  // First, so that the dialog opens in its place.
  useLayoutEffect(() => openInView(dialog.current), [openInView]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const unlockScroll = lockScroll();
    location.enterUrl();
    shown?.showModal();
    shown?.focus();
    setState('open', true);
    return () => {
      shown?.close();
      unlockScroll();
      location.leaveUrl();
      setState('open', false);
      // Reported when the native dialog closes, but not while a development build runs effects twice.
      if (!isOpen()) host.dispatchEvent(new Event('close'));
    };
  }, [host, isOpen, location, setState]);

  // The browser's Back button, past the first screen, also closes it.
  const closeWhenLeft = useEffectEvent(() => {
    if (location.isInUrl === false && isOpen()) close('button');
  });
  useEffect(() => location.subscribe(closeWhenLeft), [location]);

  return (
    <dialog
      ref={dialog}
      className="overlay"
      part="dialog"
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close('escape');
      }}
      // Pressing Escape twice always closes the overlay, even if the host page prevents it.
      onClose={(event) => {
        if (event.target === dialog.current && isOpen()) dialog.current.showModal();
      }}
    >
      <div className="overlay-body" data-viewport="">
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </dialog>
  );
}

/** The overlay's close button; renders nothing inline. */
export function OverlayHead() {
  const { t } = useLingui();
  const { location } = useStorefront();
  const close = useOverlayClose();
  if (!close) return null;
  const isDone = () => routeOf(location.path).name === 'cart-success';
  return (
    <div className="overlay-head">
      <IconButton label={t`Close`} onClick={() => close(isDone() ? 'complete' : 'button')}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
