import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { galleryOf } from '../../domain/tours.ts';
import { observeSize } from '../../platform/observe-size.ts';
import { useSafeUrls } from '../../shared/use-safe-url.ts';
import type { Tour } from '../../schema/tour.ts';
import { useElement } from '../../shared/element-host.ts';
import { CardMedia } from '../../ui/card-media.tsx';

const Carousel = lazy(() => import('./carousel.tsx').then(({ Carousel }) => ({ default: Carousel })));

/** The pictures of a tour, as many side by side as fit; more of them become a carousel. */
export function Gallery({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const inView = usePicturesInView();
  const pictures = [...new Set(useSafeUrls(galleryOf(tour), 'picture').map(({ href }) => href))];
  const shown = pictures.slice(0, inView);
  const title = tour.title;
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
  if (pictures.length <= inView) return still;
  return (
    <Suspense fallback={still}>
      <Carousel key={inView} pictures={pictures} inView={inView} label={t`Pictures of ${title}`} />
    </Suspense>
  );
}

/**
 * One picture in a small container, two from 700 px, three from 1024 px, by the element's width rather than the
 * window's.
 */
function usePicturesInView(): 1 | 2 | 3 {
  const { host } = useElement();
  const subscribe = useCallback((changed: () => void) => observeSize(host, changed), [host]);
  return useSyncExternalStore(subscribe, () => picturesIn(host.clientWidth));
}

function picturesIn(width: number): 1 | 2 | 3 {
  if (width >= 1024) return 3;
  return width >= 700 ? 2 : 1;
}
