import { useState } from 'react';

interface RadioProps {
  name: string;
  value: string | number;
  /** Whether it is checked when it is mounted; later values are ignored. */
  initiallyChecked: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/**
 * A radio button in a fieldset with the ref of `useLiveRadios`. Once it is mounted, only that hook checks and unchecks it.
 * It cannot start with the hook's `initialValue`, which is outdated if the button is added later than the fieldset.
 */
export function Radio({ initiallyChecked, ...attributes }: RadioProps) {
  const [defaultChecked] = useState(initiallyChecked);
  return <input type="radio" {...attributes} defaultChecked={defaultChecked} />;
}
