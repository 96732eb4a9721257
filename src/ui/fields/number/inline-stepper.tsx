import { useStyles } from '../../ui-context.ts';
import css from './inline-stepper.css?inline';
import { Stepper, type StepperProps } from './stepper.tsx';

/** A stepper in one row with its label. */
export function InlineStepper(props: Omit<StepperProps, 'inline'>) {
  // Loaded here instead of by `Stepper`, which the search form uses without this layout.
  useStyles(css);
  return <Stepper {...props} inline />;
}
