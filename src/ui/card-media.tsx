import { useState, type ReactNode } from 'react';
import css from './card.css?inline';
import { Drawing } from './drawings.tsx';
import { useStyles } from './ui-context.ts';

interface CardMediaProps {
  src: string | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Cut to fill, or shown whole on white: vehicles come as cut-out pictures. */
  fit?: 'cover' | 'contain';
  badges?: ReactNode;
  /** In the first screenful: fetched at once. */
  eager?: boolean;
}

/** A picture of fixed ratio; a drawing takes its place when it is missing or fails. */
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
