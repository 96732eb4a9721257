import { useStyles } from '../../ui-context.ts';
import css from './inline-stepper.css?inline';
import { Stepper, type StepperProps } from './stepper.tsx';

/** A stepper in one row with its label. */
export function InlineStepper(props: Omit<StepperProps, 'inline'>) {
  // Not loaded by `Stepper`, because the search form would load it in vain.
  useStyles(css);
  return <Stepper {...props} inline />;
}
