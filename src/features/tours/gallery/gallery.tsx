import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { tourPictures } from '../../../tours/tour-pictures.ts';
import { useSafeUrls } from '../../../shared/host/use-safe-url.ts';
import type { Tour } from '../../../schema/tour.ts';
import { CardMedia } from '../../../ui/content/cards/card-media.tsx';
import { MediaSkeleton } from '../../../ui/content/cards/picture-card-skeleton.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import { EnlargeButton } from './enlarge-button.tsx';
import css from './gallery.css?inline';
import { LazyCarousel } from './lazy-carousel.tsx';
import { useContainerQuery } from '../use-container-query.ts';

/**
 * The pictures of a tour: all at once if they fit; otherwise a carousel and, where that shows several, a large picture above
 * it, which is the first in the carousel. A placeholder if there are none.
 */
export function Gallery({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  useStyles(css);
  const visibleCount = useContainerQuery(visibleCountAt);
  const pictures = [...new Set(useSafeUrls(tourPictures(tour), 'picture').map(({ href }) => href))];
  const needsCarousel = pictures.length > visibleCount;
  const { direction } = useLanguage();
  const title = tour.title;
  const label = t`Pictures of ${title}`;
  const [firstIndex, setFirstIndex] = useState(0);
  const staticGallery = (
    <div className="tour-gallery">
      <div className="tour-gallery-row">
        {pictures.slice(0, visibleCount).map((src) => (
          <CardMedia key={src} src={src} alt={title} eager />
        ))}
        {/* Draws a placeholder. */}
        {pictures.length === 0 && <CardMedia src={undefined} alt="" />}
      </div>
    </div>
  );
  return (
    <div className="tour-pictures" data-visible={needsCarousel ? visibleCount : undefined}>
      {needsCarousel && visibleCount > 1 && (
        <div className="tour-picture">
          {/* The carousel contains it as well, with its description. */}
          <CardMedia src={pictures[firstIndex]} alt="" eager />
        </div>
      )}
      {needsCarousel ? (
        <LazyCarousel
          // When another number of pictures fits, or they run the other way, a new carousel starts at the picture where the
          // last one was.
          key={`${visibleCount} ${direction}`}
          pictures={pictures}
          visibleCount={visibleCount}
          label={label}
          initialIndex={firstIndex}
          onTurn={setFirstIndex}
          placeholder={staticGallery}
        />
      ) : (
        staticGallery
      )}
      {pictures.length > 0 && (
        <EnlargeButton pictures={pictures} firstIndex={needsCarousel ? firstIndex : 0} title={title} />
      )}
    </div>
  );
}

/** The shape of a carousel with the large picture above it. */
export function GallerySkeleton() {
  useStyles(css);
  const visibleCount = useContainerQuery(visibleCountAt);
  return (
    <div className="tour-pictures" data-visible={visibleCount}>
      {visibleCount > 1 && (
        <div className="tour-picture">
          <MediaSkeleton />
        </div>
      )}
      <div className="tour-gallery">
        <div className="tour-gallery-row">
          {[1, 2, 3].slice(0, visibleCount).map((picture) => (
            <MediaSkeleton key={picture} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** How many pictures a carousel shows side by side in a width in pixels. */
function visibleCountAt(width: number): 1 | 2 | 3 {
  if (width >= 1024) return 3;
  return width >= 700 ? 2 : 1;
}
