import { useStyles } from '../../ui-context.ts';
import css from './inline-field.css?inline';
import { Stepper, type StepperProps } from './stepper.tsx';

/** A stepper in one row: label on the left, buttons on the right. */
export function InlineStepper(props: Omit<StepperProps, 'inline'>) {
  // Loaded here, because the search form has a `Stepper` and must not pay for it.
  useStyles(css);
  return <Stepper {...props} inline />;
}
