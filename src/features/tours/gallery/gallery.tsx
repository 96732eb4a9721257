import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { tourPictures } from '../../../tours/tour-pictures.ts';
import { useSafeUrls } from '../../../shared/host/use-safe-url.ts';
import type { Tour } from '../../../schema/tour.ts';
import { CardMedia } from '../../../ui/content/cards/card-media.tsx';
import { EnlargePictures } from './enlarge-pictures.tsx';
import { useElementWidth } from '../use-element-width.ts';

const Carousel = lazy(async () => ({ default: (await import('./carousel.tsx')).Carousel }));

/** The pictures of a tour, as many side by side as fit; if there are more, in a carousel. */
export function Gallery({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const inView = useElementWidth(picturesIn);
  const pictures = [...new Set(useSafeUrls(tourPictures(tour), 'picture').map(({ href }) => href))];
  const shown = pictures.slice(0, inView);
  const title = tour.title;
  const label = t`Pictures of ${title}`;
  const [first, setFirst] = useState(0);
  const still = (
    <div className="tour-gallery">
      <div className="tour-gallery-row">
        {(shown.length > 0 ? shown : ['']).map((src) => (
          <CardMedia key={src} src={src} alt={src ? title : ''} eager />
        ))}
      </div>
      {pictures.length > inView && <div className="tour-gallery-controls" />}
    </div>
  );
  return (
    <div className="tour-pictures">
      {pictures.length <= inView ? (
        still
      ) : (
        <Suspense fallback={still}>
          <Carousel key={inView} pictures={pictures} inView={inView} label={label} onTurn={setFirst} />
        </Suspense>
      )}
      {pictures.length > 0 && <EnlargePictures pictures={pictures} start={first} title={title} />}
    </div>
  );
}

/** One picture in a small element, two from 700 px, three from 1024 px. */
function picturesIn(width: number): 1 | 2 | 3 {
  if (width >= 1024) return 3;
  return width >= 700 ? 2 : 1;
}
