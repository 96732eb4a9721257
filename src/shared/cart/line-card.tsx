import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/content/cards/card.tsx';
import { IconTile } from '../../ui/content/icon-tile.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './line-card.css?inline';

interface LineCardProps {
  /** What kind of service it is. */
  icon: LucideIcon;
  /** When it takes place, one element per ride. */
  when?: readonly ReactElement[];
  /** The first two facts, from and to, are its title. */
  isRoute?: boolean;
  /** What was booked: a title, definition lists. */
  children: ReactNode;
  foot?: ReactNode;
}

/** A line of the cart: its kind and time first, then the facts, then price and actions. */
export function LineCard({ icon: Icon, when = [], isRoute = false, children, foot }: LineCardProps) {
  useStyles(css);
  return (
    <Card padded>
      <div className="line">
        <IconTile>
          <Icon size={22} />
        </IconTile>
        <div className="line-facts" data-route={isRoute ? '' : undefined}>
          {when.length > 0 && <p className="line-when">{when}</p>}
          {children}
        </div>
        {foot !== undefined && <div className="line-foot">{foot}</div>}
      </div>
    </Card>
  );
}
