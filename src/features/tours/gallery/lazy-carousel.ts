import { lazy } from 'react';

export const LazyCarousel = lazy(async () => ({ default: (await import('./carousel.tsx')).Carousel }));
