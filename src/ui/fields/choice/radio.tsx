import { useState } from 'react';

interface RadioProps {
  name: string;
  value: string | number;
  checked: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/** A radio button in a group of `useLiveRadios`, which checks and unchecks it once it is mounted. */
export function Radio({ checked, ...attributes }: RadioProps) {
  const [initiallyChecked] = useState(checked);
  return <input type="radio" {...attributes} defaultChecked={initiallyChecked} />;
}
