import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useUi } from '../ui-context.ts';

interface PopoverProps {
  open: boolean;
  /** A list as wide as its field, or a bubble with a sentence. */
  kind: 'list' | 'bubble';
  children: ReactNode;
  onMouseDown?: (event: MouseEvent) => void;
}

/**
 * A box in the top layer, next to its anchor: the element in the same `anchor-scope` whose `anchor-name` is `--anchor`. It
 * neither takes the focus nor closes by itself. Browsers without anchor positioning place it absolutely.
 */
export function Popover({ open, kind, children, onMouseDown }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { keepInView } = useUi();
  // Before the popover opens, so that it opens in the visible part of a frame.
  useLayoutEffect(() => (open ? keepInView(ref.current) : undefined), [open, keepInView]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (open && box?.hasAttribute('popover')) box.showPopover();
  }, [open]);
  if (!open) return null;
  return (
    <div
      ref={ref}
      className="popover"
      data-kind={kind}
      popover={canBeAnchored() ? 'manual' : undefined}
      onMouseDown={onMouseDown}
    >
      {children}
    </div>
  );
}

/** Whether the browser can place a box in the top layer next to its anchor. */
export function canBeAnchored(): boolean {
  return CSS.supports('anchor-scope', '--anchor') && 'showPopover' in HTMLElement.prototype;
}
