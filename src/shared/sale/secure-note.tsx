import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStyles } from '../../ui/ui-context.ts';
import css from './secure-note.css?inline';

/** A quiet sentence next to a lock, on who sees what the visitor enters to pay. */
export function SecureNote({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <p className="secure-note">
      <Lock size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
