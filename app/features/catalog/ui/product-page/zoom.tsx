import { useEffect, useState, type KeyboardEvent } from 'react';
import { CloseButton } from '~/ui/close-button';
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '~/ui/icons';
import { usePictureUrl } from '~/ui/picture-host';
import { useModal } from '~/ui/use-modal';
import { pictureName } from '../../picture-name';
import type { ProductImage } from '../../product';
import type { Point } from './pan-zoom';
import { usePanZoom } from './use-pan-zoom';

interface Props {
  images: ProductImage[];
  /** Longest side, in pixels. */
  size: number;
  at: number | null;
  onClose(): void;
}

/** Zoom factor per click or key press; `moves` are in px. */
const step = 1.5;
const moves: Record<string, Point> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
};

function pixelsOf({ width, height }: ProductImage, longest: number) {
  const scale = Math.min(1, longest / width);
  return { width: width * scale, height: height * scale };
}

export function Zoom({ images, size, at, onClose }: Props) {
  const modal = useModal(at !== null, onClose);
  const pictureUrl = usePictureUrl();
  const [shown, setShown] = useState(0);
  const image = images[shown];
  const go = (step: number) => {
    reset();
    setShown((shown + step + images.length) % images.length);
  };
  const pixels = image ? pixelsOf(image, size) : { width: size, height: size };
  const { view, zoom, move, reset, properties } = usePanZoom(pixels, {
    onSwipe: go,
    onBeside: onClose,
  });
  useEffect(() => {
    if (at !== null) setShown(at);
    reset();
    // Runs only when the dialog opens or closes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's shortcuts, such as Ctrl and +.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const way = moves[key];
    if (key === '+' || key === '=') zoom(step);
    else if (key === '-') zoom(1 / step);
    else if (key === '0') reset();
    else if (way && view.scale > 1) move(way);
    else if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  };
  const arrow = 'absolute top-1/2 grid size-12 [translate:0_-50%] place-items-center bg-paper/90';
  const corner = 'grid size-11 shrink-0 place-items-center hover:bg-sand';
  return (
    // Keys bubble here from any focused element.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      onKeyDown={onKeyDown}
      aria-label="Picture"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-paper"
    >
      {at !== null && image && (
        <div
          {...properties}
          className="relative grid h-full place-items-center overflow-hidden"
          style={{ touchAction: 'none', cursor: view.scale > 1 ? 'grab' : 'zoom-in' }}
        >
          <img
            src={pictureUrl(image.src, { width: size })}
            alt={image.alt || pictureName(shown, images.length)}
            width={image.width}
            height={image.height}
            draggable={false}
            style={{
              // Reserves the size before the picture loads.
              width: `min(100%, ${pixels.width}px, 100dvh * ${pixels.width / pixels.height})`,
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
          />
          <div className="absolute top-3 right-3 flex bg-paper/90">
            <button type="button" className={corner} onClick={() => zoom(1 / step)}>
              <MinusIcon />
              <span className="sr-only">Zoom out</span>
            </button>
            <button type="button" className={corner} onClick={() => zoom(step)}>
              <PlusIcon />
              <span className="sr-only">Zoom in</span>
            </button>
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
