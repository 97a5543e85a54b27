import { useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { fadeEdges } from '../../../lib/fade-edges.ts';
import { useBrowser } from '../../../lib/use-browser.ts';
import { Photo } from '../../../ui/photo.tsx';
import type { Picture } from './describe-photo.ts';

interface Props {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly onChoose: (nth: number) => void;
  readonly className?: string;
}

/** A strip of all photos in small that follows the large one and outlines its own; none for a single photo. */
export function Thumbnails({ pictures, at, onChoose, className }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const isBrowser = useBrowser();
  useEffect(() => fadeEdges(strip.current), []);
  useEffect(() => {
    const list = strip.current;
    const current = list?.children[at];
    if (!list || !(current instanceof HTMLElement)) return;
    // scrollIntoView would also scroll the page.
    list.scrollTo({
      left: current.offsetLeft - (list.clientWidth - current.clientWidth) / 2,
      behavior: 'smooth',
    });
  }, [at]);
  if (pictures.length < 2) return null;
  return (
    <ul
      ref={strip}
      aria-label="Thumbnails"
      className={cx('strip relative gap-2 overflow-x-auto p-1 [scrollbar-width:none]', className)}
      data-print="no"
    >
      {pictures.map((picture, nth) => (
        <li key={picture.id} className="w-20 shrink-0 lg:w-24">
          <button
            type="button"
            onClick={() => onChoose(nth)}
            aria-label={`Show photo ${nth + 1}${picture.alt ? `: ${picture.alt}` : ''}`}
            aria-current={nth === at}
            className={cx(
              'block w-full rounded-sm',
              nth === at ? 'outline-3 outline-action' : 'opacity-80 hover:opacity-100',
            )}
          >
            {/* In a document they would share the connection with the large photo. */}
            {isBrowser ? (
              <Photo picture={picture} alt="" sizes="6rem" className="rounded-sm" />
            ) : (
              <span className="block aspect-3/2 rounded-sm bg-sunk" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
