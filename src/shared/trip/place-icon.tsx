import { BedDouble, History, MapPin, Plane, Ship, TrainFront, TreePalm, type LucideIcon } from 'lucide-react';
import { placeKindOf, type PlaceKind } from '../../trip/place-kind.ts';

const icons: Record<PlaceKind, LucideIcon> = {
  airport: Plane,
  ferry: Ship,
  station: TrainFront,
  hotel: BedDouble,
  beach: TreePalm,
  other: MapPin,
};

interface PlaceIconProps {
  title: string;
  /** Whether the place is one of the company's airports, whatever its title. */
  isAirport: boolean;
  /** Whether it is suggested because it was chosen before. */
  isRecent: boolean;
}

/** The icon of a suggested place: a clock for a recent one, otherwise what the place is. */
export function PlaceIcon({ title, isAirport, isRecent }: PlaceIconProps) {
  const Icon = isRecent ? History : icons[isAirport ? 'airport' : placeKindOf(title)];
  return <Icon aria-hidden="true" />;
}
