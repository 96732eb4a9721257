import type { AriaAttributes, MouseEvent, ReactNode } from 'react';

interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
> {
  /** Distinguishes it within its form. */
  name?: string | undefined;
  /** Its accessible name. Inside a field it must differ from the field's label, by which fields are found. */
  label: string;
  children: ReactNode;
  outlined?: boolean;
  /** Disabled, but still focusable so that the focus is not lost. */
  unavailable?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function IconButton(props: IconButtonProps) {
  const { label, children, outlined, unavailable, onClick, ...others } = props;
  return (
    <button
      {...others}
      type="button"
      className="icon-button"
      part="icon-button"
      aria-label={label}
      aria-disabled={unavailable || undefined}
      data-outlined={outlined ? '' : undefined}
      onClick={unavailable ? undefined : onClick}
    >
      {children}
    </button>
  );
}
