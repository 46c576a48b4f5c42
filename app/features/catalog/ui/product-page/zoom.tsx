import { useEffect, useState, type KeyboardEvent } from 'react';
import { CloseButton } from '~/ui/close-button';
import { ArrowLeftIcon, ArrowRightIcon } from '~/ui/icons';
import { pictureUrl } from '~/ui/picture-url';
import { useModal } from '~/ui/use-modal';
import type { ProductImage } from '../../product';

/** Longest side of a zoomed picture, in pixels. */
export const zoomWidth = 1600;

interface Props {
  images: ProductImage[];
  /** Index of the shown image; null when closed. */
  at: number | null;
  onClose(): void;
}

/** An image in a full-window dialog. Arrow keys change it; Escape or a click beside it closes. */
export function Zoom({ images, at, onClose }: Props) {
  const modal = useModal(at !== null, onClose);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (at !== null) setShown(at);
  }, [at]);
  const go = (step: number) => setShown((shown + step + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const image = images[shown];
  const arrow = 'absolute top-1/2 grid size-12 [translate:0_-50%] place-items-center bg-paper/90';
  return (
    // Arrow keys bubble to the dialog, whichever element inside has the focus.
    <dialog
      {...modal}
      onKeyDown={onKeyDown}
      aria-label="Picture"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-paper"
    >
      {at !== null && image && (
        <div className="relative grid h-full place-items-center overflow-auto">
          <img
            src={pictureUrl(image.src, { width: zoomWidth })}
            alt={image.alt}
            width={image.width}
            height={image.height}
            className="max-h-dvh w-auto max-w-full object-contain"
          />
          <div className="absolute top-3 right-3 bg-paper/90">
            <CloseButton onClick={onClose} />
          </div>
          {images.length > 1 && (
            <>
              <button type="button" className={`${arrow} left-3`} onClick={() => go(-1)}>
                <ArrowLeftIcon />
                <span className="sr-only">Previous picture</span>
              </button>
              <button type="button" className={`${arrow} right-3`} onClick={() => go(1)}>
                <ArrowRightIcon />
                <span className="sr-only">Next picture</span>
              </button>
              <p
                aria-live="polite"
                className="absolute bottom-3 bg-paper/90 px-3 py-1 small tabular"
              >
                {shown + 1} of {images.length}
              </p>
            </>
          )}
        </div>
      )}
    </dialog>
  );
}
