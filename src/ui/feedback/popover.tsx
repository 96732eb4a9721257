import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useUi } from '../ui-context.ts';

interface PopoverProps {
  open: boolean;
  /** A list as wide as the field, or a short text beside a control. */
  kind: 'list' | 'bubble';
  children: ReactNode;
  onMouseDown?: (event: MouseEvent) => void;
}

/**
 * A box in the top layer, anchored by CSS to the nearest element named `--held`. It neither takes the focus nor closes by
 * itself. Browsers without anchor positioning get a positioned box without the popover attribute.
 */
export function Popover({ open, kind, children, onMouseDown }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { keepInView } = useUi();
  // First, so that the box opens in its place.
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

/** Otherwise a box in the top layer would not find its field. */
export function canBeAnchored(): boolean {
  return CSS.supports('anchor-scope', '--held') && 'showPopover' in HTMLElement.prototype;
}
