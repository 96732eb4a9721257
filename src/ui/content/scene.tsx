import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';
import css from './scene.css?inline';
import { useStyles } from '../ui-context.ts';

interface SceneProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** Fills a screen that has little to show, such as an empty cart: an icon, a sentence, and what to do next. */
export function Scene({ icon: Icon, children }: SceneProps) {
  useStyles(css);
  return (
    <div className="scene">
      <IconTile>
        <Icon size={44} strokeWidth={1.5} />
      </IconTile>
      {children}
    </div>
  );
}
