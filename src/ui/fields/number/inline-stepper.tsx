import css from './inline-field.css?inline';
import { Stepper, type StepperProps } from './stepper.tsx';
import { useStyles } from '../../ui-context.ts';

/** A stepper with its label on the left and its buttons on the right, in one row. */
export function InlineStepper(props: Omit<StepperProps, 'inline'>) {
  useStyles(css);
  return <Stepper {...props} inline />;
}
