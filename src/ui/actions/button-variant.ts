export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The shadow parts of a button; those of the two main variants can be styled separately. */
export function buttonPart(variant: ButtonVariant): string {
  return variant === 'primary' || variant === 'secondary' ? `button button-${variant}` : 'button';
}
