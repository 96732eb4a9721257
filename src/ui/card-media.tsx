import { useState, type ReactNode } from 'react';
import css from './card.css?inline';
import { Drawing } from './drawings.tsx';
import { useStyles } from './ui-context.ts';

interface CardMediaProps {
  src: string | undefined;
  /** Empty for decorative pictures. */
  alt: string;
  /** Cropped to fill, or shown whole on white, since vehicles come as cut-outs. */
  fit?: 'cover' | 'contain';
  badges?: ReactNode;
  /** Above the fold: fetched immediately. */
  eager?: boolean;
}

/** A picture with a fixed aspect ratio; a drawing replaces it if it is missing or fails to load. */
export function CardMedia(props: CardMediaProps) {
  useStyles(css);
  const { src, alt, fit = 'cover', badges, eager } = props;
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
        <Drawing kind={fit === 'contain' ? 'vehicle' : 'photo'} alt={alt} />
      )}
      {badges !== undefined && <div className="card-badges">{badges}</div>}
    </div>
  );
}
