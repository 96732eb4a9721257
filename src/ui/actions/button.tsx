import { useState, type AriaAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Popover } from '../feedback/popover.tsx';
import { Spinner } from '../feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
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
  /** Takes the full width of its container. */
  wide?: boolean;
  /** While its action is running, the button shows a spinner in the same space and ignores further clicks. */
  busy?: boolean;
  disabled?: boolean;
  /** Why it is disabled. The button stays focusable and shows the reason when focused or clicked. */
  disabledReason?: string | undefined;
  /** The button was clicked while it was disabled. */
  onBlocked?: (() => void) | undefined;
  iconBefore?: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    type = 'button',
    busy = false,
    disabledReason,
    onBlocked,
    ...others
  } = props;
  const { children, wide, iconBefore, onClick, ref, disabled, ...aria } = others;
  const [reasonIsShown, setReasonIsShown] = useState(false);
  const blocked = busy || disabledReason !== undefined;
  const showReason = () => setReasonIsShown(true);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
    showReason();
    if (!busy) onBlocked?.();
  }

  return (
    <span className="button-wrapper" data-wide={wide ? '' : undefined}>
      <button
        {...aria}
        ref={ref}
        type={type}
        className="button"
        part={buttonPart(variant)}
        data-variant={variant}
        data-size={size}
        data-wide={wide ? '' : undefined}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        onClick={handleClick}
        onFocus={showReason}
        onBlur={() => setReasonIsShown(false)}
      >
        <span className="button-label">
          {iconBefore}
          {children}
        </span>
        {busy && <Spinner />}
      </button>
      {disabledReason !== undefined && (
        <span role="status">
          <Popover kind="bubble" open={reasonIsShown}>
            {disabledReason}
          </Popover>
        </span>
      )}
    </span>
  );
}

function buttonPart(variant: ButtonVariant): string {
  if (variant === 'primary') return 'button button-primary';
  return variant === 'secondary' ? 'button button-secondary' : 'button';
}
