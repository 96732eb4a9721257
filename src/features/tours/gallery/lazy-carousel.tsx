import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { CarouselProps } from './carousel.tsx';

interface LazyCarouselProps extends CarouselProps {
  /** Shown in place of the carousel while it is loading, and for good if that fails. */
  placeholder: ReactNode;
}

const Carousel = lazy(async (): Promise<{ default: ComponentType<LazyCarouselProps> }> => {
  try {
    return { default: (await import('./carousel.tsx')).Carousel };
  } catch {
    // The rest of the page works without it.
    return { default: ({ placeholder }) => placeholder };
  }
});

/** A carousel that loads as a separate chunk, because it needs Swiper, and many tours do not need a carousel. */
export function LazyCarousel(props: LazyCarouselProps) {
  return (
    <Suspense fallback={props.placeholder}>
      <Carousel {...props} />
    </Suspense>
  );
}
