import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import css from './scene.css?inline';
import { useStyles } from '../ui-context.ts';

interface SceneProps {
  /** The subject, as a large icon. */
  icon: LucideIcon;
  children: ReactNode;
}

/** Fills a screen that has little to show: an icon, a sentence, what to do next. */
export function Scene({ icon: Icon, children }: SceneProps) {
  useStyles(css);
  return (
    <div className="scene">
      <Mark>
        <Icon size={44} strokeWidth={1.5} />
      </Mark>
      {children}
    </div>
  );
}
