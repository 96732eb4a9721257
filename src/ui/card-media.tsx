import { useState, type ReactNode } from 'react';

interface CardMediaProps {
  src: string | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  ratio?: '3/2' | '16/9' | '4/3' | '1/1';
  /** Cut to fill, or shown whole on white: vehicles come as cut-out pictures. */
  fit?: 'cover' | 'contain';
  width?: number;
  height?: number;
  badges?: ReactNode;
  /** In the first screenful: fetched at once. */
  eager?: boolean;
}

/** A picture of fixed ratio; a drawing takes its place when it is missing or fails. */
export function CardMedia(props: CardMediaProps) {
  const { src, alt, ratio = '3/2', fit = 'cover', width = 600, height = 400, badges, eager } = props;
  const [failedSource, setFailedSource] = useState<string>();
  const isShown = src !== undefined && src !== '' && src !== failedSource;
  return (
    <div className="card-media" part="card-media" data-ratio={ratio} data-fit={fit}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSource(src)}
        />
      ) : (
        <Landscape alt={alt} />
      )}
      {badges !== undefined && <div className="card-badges">{badges}</div>}
    </div>
  );
}

function Landscape({ alt }: { alt: string }) {
  const naming = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className="card-drawing" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" {...naming}>
      <circle cx="214" cy="66" r="20" fill="currentColor" opacity="0.35" />
      <path d="M0 200v-46l62-54 52 46 40-30 70 62 76-40v62Z" fill="currentColor" opacity="0.22" />
      <path d="M0 200v-22l92-40 66 34 60-22 82 34v16Z" fill="currentColor" opacity="0.3" />
    </svg>
  );
}
