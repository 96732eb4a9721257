import { useState, type AriaAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Popover } from '../feedback/popover.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonPart, type ButtonVariant } from './button-variant.ts';

type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-description' | 'aria-expanded' | 'aria-pressed'
> {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
  /** The box around the button, which style sheets place, such as at the lower edge of the window. */
  wrapperRef?: Ref<HTMLSpanElement>;
  /** Takes the full width of its container. */
  wide?: boolean;
  /** Has no padding at the sides, so that the label ends flush with its neighbours, and no background on hover. */
  flush?: boolean;
  /** The action is running: a spinner replaces the label, and further clicks are ignored. */
  busy?: boolean;
  disabled?: boolean;
  /** Why the button is disabled. It stays focusable, and shows this reason when it is focused or clicked. */
  disabledReason?: string | undefined;
  /** Called when the button is clicked while a `disabledReason` is set. */
  onBlocked?: (() => void) | undefined;
  iconBefore?: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button with a label. It can show that its action is running, or explain why it is disabled. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  ref,
  wrapperRef,
  wide,
  flush,
  busy = false,
  disabled,
  disabledReason,
  onBlocked,
  iconBefore,
  onClick,
  ...aria
}: ButtonProps) {
  const [isReasonShown, setIsReasonShown] = useState(false);
  const isBlocked = busy || disabledReason !== undefined;
  const showReason = () => setIsReasonShown(true);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!isBlocked) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // Safari does not focus a clicked button, and without the focus no blur would hide the reason. `detail` is 0 if Enter in a
    // field has submitted the form: the focus stays there.
    if (event.detail > 0) event.currentTarget.focus();
    showReason();
    if (!busy) onBlocked?.();
  }

  return (
    <span ref={wrapperRef} className="button-wrapper" data-wide={wide ? '' : undefined}>
      <button
        {...aria}
        ref={ref}
        type={type}
        className="button"
        part={buttonPart(variant)}
        data-variant={variant}
        data-size={size}
        data-wide={wide ? '' : undefined}
        data-flush={flush ? '' : undefined}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={isBlocked || undefined}
        onClick={handleClick}
        onFocus={showReason}
        onBlur={() => setIsReasonShown(false)}
      >
        <span className="button-label">
          {iconBefore}
          {children}
        </span>
        {busy && <Spinner />}
      </button>
      {disabledReason !== undefined && (
        <span role="status">
          <Popover kind="bubble" open={isReasonShown}>
            {disabledReason}
          </Popover>
        </span>
      )}
    </span>
  );
}
