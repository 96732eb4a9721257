import type { AriaAttributes, MouseEvent, ReactNode } from 'react';

interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
> {
  /** Its accessible name. Inside a field, never the field's own label: fields are found by it. */
  label: string;
  children: ReactNode;
  outlined?: boolean;
  /** Unusable now, but kept in the tab order so that the focus is not lost. */
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
