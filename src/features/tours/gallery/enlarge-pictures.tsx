import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CardMedia } from '../../../ui/content/cards/card-media.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';

const Carousel = lazy(async () => ({ default: (await import('./carousel.tsx')).Carousel }));

interface EnlargePicturesProps {
  pictures: readonly string[];
  /** The index of the first picture to show. */
  start: number;
  title: string;
}

/** A button on the gallery that opens its pictures one by one, uncropped and as large as the window allows. */
export function EnlargePictures({ pictures, start, title }: EnlargePicturesProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [onlyPicture] = pictures;
  return (
    <>
      <span className="tour-enlarge">
        <IconButton outlined label={t`Enlarge the pictures`} onClick={() => setOpen(true)}>
          <Maximize2 size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog size="large" open={open} onClose={() => setOpen(false)} heading={title}>
        <div className="lightbox">
          {pictures.length > 1 ? (
            <Suspense>
              <Carousel pictures={pictures} inView={1} start={start} label={t`Enlarged pictures`} />
            </Suspense>
          ) : (
            <CardMedia src={onlyPicture} alt={title} eager />
          )}
        </div>
      </Dialog>
    </>
  );
}
