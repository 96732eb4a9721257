import type { ReactNode } from 'react';
import css from './note-space.css?inline';
import { useStyles } from '../ui-context.ts';

/** Reserves room for a note above fields, so that they stay in place when its wording changes. */
export function NoteSpace({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="note-space">{children}</div>;
}
