import { useState, type ReactNode } from 'react';
import css from './card.css?inline';
import { CardDrawing, type DrawingMotif } from './card-drawing.tsx';
import { useStyles } from '../../ui-context.ts';

interface CardMediaProps {
  /** The URL of the picture, if there is one. */
  src: string | undefined;
  /** Empty for decorative pictures. */
  alt: string;
  /** `cover` crops the picture to fill the frame; `contain` shows all of it, on white. */
  fit?: 'cover' | 'contain';
  badges?: ReactNode;
  /** The drawing in place of a missing picture; a landscape by default. */
  drawing?: DrawingMotif;
  /** Fetches the picture immediately, because it is above the fold. */
  eager?: boolean;
}

/** A picture with a fixed aspect ratio; a drawing replaces it if it is missing or fails to load. */
export function CardMedia(props: CardMediaProps) {
  useStyles(css);
  const { src, alt, fit = 'cover', badges, drawing = 'landscape', eager } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <div
      className="card-media"
      part="card-media"
      data-fit={fit}
      data-loaded={loadedSrc === src ? '' : undefined}
    >
      {hasPicture ? (
        <img
          src={src}
          alt={alt}
          width={600}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setLoadedSrc(src)}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <CardDrawing motif={drawing} alt={alt} />
      )}
      {badges && <div className="card-badges">{badges}</div>}
    </div>
  );
}
