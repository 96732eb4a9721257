import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { CarouselProps } from './carousel.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';

interface LazyCarouselProps extends CarouselProps {
  /** Shown in place of the carousel while it is loading, and for good if that fails. */
  placeholder: ReactNode;
}

const Carousel = lazyComponent(
  async (): Promise<ComponentType<LazyCarouselProps>> => (await import('./carousel.tsx')).Carousel,
  ({ placeholder }) => placeholder,
);

/** A carousel that loads as a separate chunk, because it needs Swiper, and many tours do not need a carousel. */
export function LazyCarousel(props: LazyCarouselProps) {
  return (
    <Suspense fallback={props.placeholder}>
      <Carousel {...props} />
    </Suspense>
  );
}
