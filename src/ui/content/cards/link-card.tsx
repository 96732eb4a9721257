import type { MouseEvent, ReactNode } from 'react';
import { Card, CardTitle } from './card.tsx';
import css from './link-card.css?inline';
import { IconTile } from '../icon-tile.tsx';
import { useStyles } from '../../ui-context.ts';

interface LinkCardProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A small card that is a link. */
export function LinkCard({ icon, title, detail, href, onClick }: LinkCardProps) {
  useStyles(css);
  return (
    <Card as="article">
      <div className="link-card">
        <IconTile>{icon}</IconTile>
        <div>
          <CardTitle href={href} onClick={onClick}>
            {title}
          </CardTitle>
          <p className="muted">{detail}</p>
        </div>
      </div>
    </Card>
  );
}
