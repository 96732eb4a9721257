import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { prefersReducedMotion } from '../../../platform/page/media-queries.ts';
import { CardMedia } from '../../../ui/content/cards/card-media.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './carousel.css?inline';

export interface CarouselProps {
  pictures: readonly string[];
  /** How many pictures are visible at a time; fewer than there are in all. */
  visibleCount: number;
  label: string;
  /** The index of the picture with which the carousel starts. */
  initialIndex: number;
  /** Receives the index of the first picture that is shown. */
  onTurn?: (index: number) => void;
}

const TURN_MS = 300;

/** A looping carousel with swipe, buttons and arrow keys. */
export function Carousel({ pictures, visibleCount, label, initialIndex, onTurn }: CarouselProps) {
  const { t } = useLingui();
  useStyles(css);
  const swiper = useRef<SwiperClass>(null);
  const [index, setIndex] = useState(initialIndex);
  const count = pictures.length;

  const handleKeyDown = (event: KeyboardEvent) => {
    // With Alt or Command, the arrow keys go back and forward in the browser's history.
    if (event.altKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    // Forward is to the left where the language is written from right to left.
    const forwardKey = swiper.current?.rtl ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forwardKey) swiper.current?.slideNext();
    else swiper.current?.slidePrev();
  };
  return (
    <div className="tour-gallery" role="group" aria-label={label} onKeyDown={handleKeyDown}>
      <Swiper
        slidesPerView={visibleCount}
        spaceBetween={12}
        loop
        // `nested` handles events in the capture phase, so that other swipeable parts of the page do not react to them.
        nested
        initialSlide={initialIndex}
        // Otherwise quick presses are ignored while a picture is still moving.
        loopPreventsSliding={false}
        slideToClickedSlide={visibleCount > 1}
        speed={prefersReducedMotion() ? 0 : TURN_MS}
        onSwiper={(instance) => (swiper.current = instance)}
        onSlideChange={({ realIndex }) => {
          setIndex(realIndex);
          onTurn?.(realIndex);
        }}
      >
        {pictures.map((src, position) => (
          <SwiperSlide key={src}>
            <CardMedia
              src={src}
              alt={t`Picture ${position + 1} of ${count}`}
              eager={position < visibleCount}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="tour-gallery-controls">
        <IconButton label={t`Previous picture`} onClick={() => swiper.current?.slidePrev()}>
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <span role="status">
          {index + 1} / {count}
        </span>
        <IconButton label={t`Next picture`} onClick={() => swiper.current?.slideNext()}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
