import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';

interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
> {
  /** Identifies the button within its form. */
  name?: string | undefined;
  /** The accessible name. Inside a field it must not repeat the field's label, so that looking that label up finds only the control. */
  label: string;
  children: ReactNode;
  outlined?: boolean;
  /** Disabled, but focusable: a native disabled button would lose the focus. */
  softDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, children, outlined, softDisabled, onClick, ...attributes } = props;
  return (
    <button
      {...attributes}
      type="button"
      className="icon-button"
      part="icon-button"
      aria-label={label}
      aria-disabled={softDisabled || undefined}
      data-outlined={outlined ? '' : undefined}
      onClick={softDisabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
