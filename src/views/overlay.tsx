import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { useElement } from '../parts/element.ts';
import { useStorefront } from '../parts/storefront.ts';
import { routeOf } from '../paths.ts';
import { lockScroll } from '../platform/scroll-lock.ts';
import type { BookingEventDetails } from '../schema/events.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useStyles } from '../ui/ui-context.ts';
import css from './overlay.css?inline';

type CloseReason = BookingEventDetails['booking-close']['reason'];

/** Closes the overlay; false when the host page wants it to stay. */
type Close = (reason: CloseReason) => boolean;

const CloseContext = createContext<Close | undefined>(undefined);

/** Undefined where the storefront stands in the page. */
export function useOverlayClose(): Close | undefined {
  return use(CloseContext);
}

/** The storefront in a dialog over the page. The browser keeps the focus inside and gives it back to the opener. */
export function Overlay({ label, children }: { label: string | undefined; children: ReactNode }) {
  const { host, emit, setState } = useElement();
  const { location } = useStorefront();
  const dialog = useRef<HTMLDialogElement>(null);
  useStyles(css);

  const close: Close = (reason) => {
    const mayClose = emit('booking-close', { reason });
    if (mayClose) Reflect.set(host, 'open', false);
    return mayClose;
  };

  useLayoutEffect(() => {
    const shown = dialog.current;
    const unlockScroll = lockScroll();
    location.enterPage();
    shown?.showModal();
    shown?.focus();
    setState('open', true);
    return () => {
      shown?.close();
      unlockScroll();
      location.leavePage();
      setState('open', false);
      // As a native dialog says it; not while a development build only tries the effect out.
      if (!Reflect.get(host, 'open')) host.dispatchEvent(new Event('close'));
    };
  }, [host, location, setState]);

  // The browser's Back, up to where the page was before, leads out as well.
  const closeWhenLeft = useEffectEvent(() => {
    if (location.isInPage === false && Reflect.get(host, 'open')) close('button');
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
      // Escape twice in a row closes it whatever we say; the host page may have wanted it to stay.
      onClose={(event) => {
        if (event.target === dialog.current && Reflect.get(host, 'open')) dialog.current.showModal();
      }}
    >
      <div className="overlay-body" data-viewport="">
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </dialog>
  );
}

/** The way out of the overlay; nothing where the storefront stands in the page. */
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
