import { useState } from 'react';

interface RadioProps {
  name: string;
  value: string | number;
  checked: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/**
 * A radio button of a group that `useLiveRadios` reads. One that is added later is checked only if it is still the choice.
 */
export function Radio({ checked, ...attributes }: RadioProps) {
  const [initial] = useState(checked);
  return <input type="radio" {...attributes} defaultChecked={initial} />;
}
