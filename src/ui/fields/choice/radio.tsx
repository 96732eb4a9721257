import { useState } from 'react';

interface RadioProps {
  name: string;
  value: string | number;
  /** Only counts when the button is mounted. */
  checked: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/**
 * A radio button whose fieldset has the ref of `useLiveRadios`. After mounting, only that hook checks and unchecks it. The
 * `initialValue` of the hook is that of the fieldset, so a button that is added later cannot start with it.
 */
export function Radio({ checked, ...attributes }: RadioProps) {
  const [initiallyChecked] = useState(checked);
  return <input type="radio" {...attributes} defaultChecked={initiallyChecked} />;
}
