import type { ReactNode } from 'react';
import { useRouteLink } from '../../parts/use-route-link.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';

interface LinkCardProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  path: string;
  /** Runs before the visitor goes there. */
  onFollow: () => void;
}

/** A card that leads to another screen, all of it. */
export function LinkCard({ icon, title, detail, path, onFollow }: LinkCardProps) {
  const link = useRouteLink(path, onFollow);
  return (
    <Card padded as="article">
      <Cluster gap="medium">
        {icon}
        <Stack gap="tiny">
          <CardTitle {...link}>{title}</CardTitle>
          <span className="muted">{detail}</span>
        </Stack>
      </Cluster>
    </Card>
  );
}
