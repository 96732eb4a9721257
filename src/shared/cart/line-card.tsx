import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/content/cards/card.tsx';
import { IconTile } from '../../ui/content/icon-tile.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './line-card.css?inline';

interface LineCardProps {
  /** The icon of the kind of service. */
  icon: LucideIcon;
  /** The times at which the service takes place, one element each. */
  times?: readonly ReactElement[];
  /** Whether the first two facts, the ends of a route, serve as the title. */
  isRoute?: boolean;
  /** The facts about the service: a title and definition lists. */
  children: ReactNode;
  footer?: ReactNode;
}

/** A line of the cart: its kind and time first, then the facts, then price and actions. */
export function LineCard({ icon: Icon, times = [], isRoute = false, children, footer }: LineCardProps) {
  useStyles(css);
  return (
    <Card padded>
      <div className="line">
        <IconTile>
          <Icon size={22} />
        </IconTile>
        <div className="line-facts" data-route={isRoute ? '' : undefined}>
          {times.length > 0 && <p className="line-times">{times}</p>}
          {children}
        </div>
        {footer !== undefined && <div className="line-footer">{footer}</div>}
      </div>
    </Card>
  );
}
