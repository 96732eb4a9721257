import { useState } from 'react';

interface RadioProps {
  name: string;
  value: string | number;
  checked: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/** A radio button whose fieldset has the ref of `useLiveRadios`. After mounting, only that hook checks and unchecks it. */
export function Radio({ checked, ...attributes }: RadioProps) {
  const [initiallyChecked] = useState(checked);
  return <input type="radio" {...attributes} defaultChecked={initiallyChecked} />;
}
