import type { ReactNode } from 'react';
import css from './field-sentence.css?inline';
import { useStyles } from '../ui-context.ts';

/** A sentence above fields. It has room for its longest wording, so that the fields stay in place when it changes. */
export function FieldSentence({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="field-sentence">{children}</div>;
}
