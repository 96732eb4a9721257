import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useElement } from '../../shared/host/element-host.ts';
import {
  CloseOverlayContext,
  useCloseOverlay,
  type CloseOverlay,
} from '../../shared/screen/close-overlay.ts';
import { ViewportContext } from '../../shared/screen/viewport-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { routeOf } from '../../routing/match.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useStyles, useUi } from '../../ui/ui-context.ts';
import css from './overlay.css?inline';

/**
 * The storefront in a dialog above the page. The browser keeps the focus inside and returns it to where it was before.
 * `label` is the dialog's accessible name.
 */
export function Overlay({ label, children }: { label: string | undefined; children: ReactNode }) {
  const { emit, isOpen, setOpen } = useElement();
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  useStyles(css);

  const close: CloseOverlay = (reason) => {
    const mayClose = emit('booking-close', { reason });
    if (mayClose) setOpen(false);
    return mayClose;
  };
  useModal(dialog);
  useCloseOnBack(close);

  return (
    <dialog
      ref={dialog}
      className="overlay"
      part="dialog"
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        // Not for a dialog inside this one.
        if (event.target !== dialog.current) return;
        // The dialog closes with the next render, if the host page allows that.
        event.preventDefault();
        close('escape');
      }}
      // Pressing Escape twice always closes a dialog. It opens again if the host page has prevented that.
      onClose={(event) => {
        if (event.target === dialog.current && isOpen()) dialog.current.showModal();
      }}
    >
      <div ref={viewport} className="overlay-body">
        <ViewportContext value={viewport}>
          <CloseOverlayContext value={close}>{children}</CloseOverlayContext>
        </ViewportContext>
      </div>
    </dialog>
  );
}

/** Keeps the dialog open above the page, with the storefront's route in the URL, while it is mounted. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  const { host, setState, isOpen } = useElement();
  const { location } = useStorefront();
  const { openInView, lockScroll } = useUi();

  // Before the dialog opens, so that it opens in its final position.
  useLayoutEffect(() => openInView(dialog.current), [dialog, openInView]);
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlockScroll = lockScroll();
    location.addToUrl();
    element?.showModal();
    element?.focus();
    setState('open', true);
    return () => {
      element?.close();
      unlockScroll();
      location.removeFromUrl();
      setState('open', false);
      // Not if only the view is removed or remounted, as by StrictMode.
      if (!isOpen()) host.dispatchEvent(new Event('close'));
    };
  }, [dialog, host, isOpen, location, lockScroll, setState]);
}

/** Closes the overlay when the browser's Back button goes back past its first screen. */
function useCloseOnBack(close: CloseOverlay): void {
  const { isOpen } = useElement();
  const { location } = useStorefront();
  const closeWhenOutOfUrl = useEffectEvent(() => {
    // Undefined if this engine's routes are never in the URL.
    if (location.isInUrl === false && isOpen()) close('button');
  });
  useEffect(() => location.subscribe(closeWhenOutOfUrl), [location]);
}

/** Contains the overlay's close button. */
export function OverlayHeader() {
  const { t } = useLingui();
  const { location } = useStorefront();
  const close = useCloseOverlay();
  const handleClick = () => {
    const isBooked = routeOf(location.path).name === 'cart-success';
    close?.(isBooked ? 'complete' : 'button');
  };
  return (
    <div className="overlay-header">
      <IconButton label={t`Close`} onClick={handleClick}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
