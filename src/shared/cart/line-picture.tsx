import type { ItineraryLine } from '../../cart/itinerary.ts';
import type { DrawingMotif } from '../../ui/content/cards/card-drawing.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { useSafeUrl } from '../host/use-safe-url.ts';
import css from './line-card.css?inline';

type LineKind = ItineraryLine['kind'];

const drawings: Record<LineKind, DrawingMotif> = { transfer: 'van', tour: 'landscape', extra: 'plus' };

interface LinePictureProps {
  kind: LineKind;
  /** The URL of the picture as the provider sent it; empty or undefined if there is none. */
  src: string | undefined;
}

/** The small picture of a cart line, or a drawing of its kind. It is decorative, because the title follows it. */
export function LinePicture({ kind, src }: LinePictureProps) {
  useStyles(css);
  const picture = useSafeUrl(src, 'picture');
  return (
    <div className="line-picture">
      <CardMedia src={picture?.href} alt="" drawing={drawings[kind]} />
    </div>
  );
}
