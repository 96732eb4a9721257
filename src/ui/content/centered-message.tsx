import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';
import css from './centered-message.css?inline';
import { useStyles } from '../ui-context.ts';

interface CenteredMessageProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** A large icon above a short message and its buttons, for screens with little else to show, such as an empty cart. */
export function CenteredMessage({ icon: Icon, children }: CenteredMessageProps) {
  useStyles(css);
  return (
    <div className="centered-message">
      <IconTile>
        <Icon size={44} strokeWidth={1.5} />
      </IconTile>
      {children}
    </div>
  );
}
