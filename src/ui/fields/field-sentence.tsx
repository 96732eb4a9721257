import type { ReactNode } from 'react';
import css from './field-sentence.css?inline';
import { useStyles } from '../ui-context.ts';

/**
 * A sentence above fields. In a narrow container it has room for two or three lines, so that the fields stay in place when
 * its wording changes.
 */
export function FieldSentence({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="field-sentence">{children}</div>;
}
