import { useLingui } from '@lingui/react/macro';
import { Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LocalDateTime } from '../../lib/dates.ts';
import { DateTimeText } from '../../shared/formats/date-time-text.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Card, CardTitle } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { IconTile } from '../../ui/content/icon-tile.tsx';

/** The icons of booked items. The style sheet tilts the plane of an arrival. */
const icons = {
  arrival: <Plane size={22} />,
  departure: <Plane size={22} />,
  ride: <OutlineIcon path="M4 17v-5l2-5h12l2 5v5H4v2m16-2v2M4 12h16M7.5 14.5h1m7 0h1" />,
  tour: <OutlineIcon path="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11 0v2m0 2v2m0 2v2" />,
  extra: <OutlineIcon path="M4 8h16v11H4zm5 0V5h6v3" />,
};

export interface BookedCardProps {
  kind: keyof typeof icons;
  title: string;
  at?: LocalDateTime | undefined;
  /** The level of the title's heading. */
  level?: 2 | 3 | undefined;
  /** What tells it from others with the same title, above it. */
  label?: string | undefined;
  /** The formatted price; undefined if it is hidden. */
  price?: string | undefined;
  /** The facts, as `DefinitionRow`s. */
  children: ReactNode;
  /** Shown below the facts. */
  below?: ReactNode;
}

/** A booked service or extra as a card: its icon, label, title and time first, then the facts. */
export function BookedCard({ kind, title, at, level, label, price, children, below }: BookedCardProps) {
  const { t } = useLingui();
  const { weekday } = useFormats();
  return (
    <Card padded as="section">
      <div className="booked" data-kind={kind}>
        <IconTile>{icons[kind]}</IconTile>
        <div>
          {label !== undefined && <p className="booked-label">{label}</p>}
          <CardTitle level={level}>{title}</CardTitle>
          {at && (
            <p className="booked-when">
              {weekday(at)} <DateTimeText at={at} />
            </p>
          )}
        </div>
      </div>
      <DefinitionList>
        {children}
        {price !== undefined && <DefinitionRow kind="text" label={t`Price`} value={price} />}
      </DefinitionList>
      {below}
    </Card>
  );
}

function OutlineIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}
