import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { DialogBody } from './dialog-body.tsx';
import css from './dialog.css?inline';
import { IconButton } from '../actions/icon-button.tsx';
import { useStyles, useUi } from '../ui-context.ts';

interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape, or a click outside the dialog. */
  onClose: () => void;
  heading: string;
  children?: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/** A modal dialog. The browser keeps the focus inside, and returns it when the dialog closes. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, heading, children, actions, size = 'medium' }: DialogProps) {
  const { t } = useLingui();
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const pressedOnBackdrop = useRef(false);
  const { openInView, lockScroll } = useUi();
  useStyles(css);

  // Before the dialog opens, so that it opens in the visible part of a frame.
  useLayoutEffect(() => openInView(ref.current), [openInView]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlockScroll = lockScroll();
    dialog?.showModal();
    // Browsers disagree on which element to focus first.
    headingRef.current?.focus();
    return () => {
      // Removing the element alone would not return the focus.
      dialog?.close();
      unlockScroll();
    };
  }, [lockScroll]);

  const isOnBackdrop = (event: MouseEvent) => event.target === ref.current;
  return (
    <dialog
      ref={ref}
      className="dialog"
      part="dialog"
      data-size={size}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // File inputs in the dialog dispatch an event of the same name, which bubbles.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // The second press of a double click was meant for the page, before the dialog opened.
        pressedOnBackdrop.current = isOnBackdrop(event) && event.detail < 2;
      }}
      onClick={(event) => {
        if (pressedOnBackdrop.current && isOnBackdrop(event)) onClose();
      }}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 ref={headingRef} className="dialog-heading" id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          <IconButton label={t`Close`} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {children !== undefined && <DialogBody>{children}</DialogBody>}
        {actions !== undefined && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
