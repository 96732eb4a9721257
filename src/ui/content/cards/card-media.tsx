import { useState, type ReactNode } from 'react';
import css from './card.css?inline';
import { CardDrawing, type DrawingKind } from './card-drawing.tsx';
import { useStyles } from '../../ui-context.ts';

interface CardMediaProps {
  src: string | undefined;
  /** Empty for decorative pictures. */
  alt: string;
  /** Cropped to fill the frame, or shown whole on white, for vehicles that are cut out. */
  fit?: 'cover' | 'contain';
  badges?: ReactNode;
  /** Replaces a missing picture; by default a vehicle if it is shown whole, otherwise a landscape. */
  drawing?: DrawingKind;
  /** Fetched immediately, for pictures above the fold. */
  eager?: boolean;
}

/** A picture with a fixed aspect ratio; a drawing replaces it if it is missing or fails to load. */
export function CardMedia(props: CardMediaProps) {
  useStyles(css);
  const { src, alt, fit = 'cover', badges, eager } = props;
  const { drawing = fit === 'contain' ? 'vehicle' : 'photo' } = props;
  const [failedSource, setFailedSource] = useState<string>();
  const isShown = src !== undefined && src !== '' && src !== failedSource;
  return (
    <div className="card-media" part="card-media" data-fit={fit}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={600}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSource(src)}
        />
      ) : (
        <CardDrawing kind={drawing} alt={alt} />
      )}
      {badges !== undefined && <div className="card-badges">{badges}</div>}
    </div>
  );
}
