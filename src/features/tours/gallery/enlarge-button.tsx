import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { CardMedia } from '../../../ui/content/cards/card-media.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LazyCarousel } from './lazy-carousel.tsx';

interface EnlargeButtonProps {
  pictures: readonly string[];
  /** The index of the first picture to show. */
  firstIndex: number;
  title: string;
}

/** A button that opens a dialog with the pictures, one at a time, uncropped and as large as the window allows. */
export function EnlargeButton({ pictures, firstIndex, title }: EnlargeButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const firstPicture = <CardMedia src={pictures[firstIndex]} alt={title} eager />;
  return (
    <>
      <span className="tour-enlarge">
        <IconButton outlined label={t`Enlarge the pictures`} onClick={() => setOpen(true)}>
          <Maximize2 size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog size="large" open={isOpen} onClose={() => setOpen(false)} heading={title}>
        <div className="lightbox">
          {pictures.length > 1 ? (
            <LazyCarousel
              pictures={pictures}
              visibleCount={1}
              initialIndex={firstIndex}
              label={t`Enlarged pictures`}
              placeholder={firstPicture}
            />
          ) : (
            firstPicture
          )}
        </div>
      </Dialog>
    </>
  );
}
