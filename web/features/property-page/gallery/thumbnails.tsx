import { useEffect, useRef } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { cx } from '../../../lib/cx.ts';
import { useBrowser } from '../../../lib/use-browser.ts';
import { Photo } from '../../../ui/photo.tsx';

interface Props {
  readonly pictures: PropertyPage['pictures'];
  readonly at: number;
  readonly onChoose: (nth: number) => void;
}

/** A strip of thumbnails that follows the large photo and outlines its thumbnail. */
export function Thumbnails({ pictures, at, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const isBrowser = useBrowser();
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
    <ul ref={strip} className="relative hidden gap-2 overflow-x-auto p-1 lg:flex" data-print="no">
      {pictures.map((picture, nth) => (
        <li key={picture.id} className="w-24 shrink-0">
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
