import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';

interface LinkButtonProps extends Pick<AriaAttributes, 'aria-expanded'> {
  /** Identifies the button within its form. */
  name?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that looks like a link, for minor actions next to text. */
export function LinkButton({ children, ...attributes }: LinkButtonProps) {
  return (
    <button {...attributes} type="button" className="link-button">
      {children}
    </button>
  );
}
