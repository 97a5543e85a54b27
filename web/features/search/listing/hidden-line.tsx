import { type RefObject, useState } from 'react';
import { unhideHome } from '../../../entities/property/hidden-homes.ts';
import { Button } from '../../../ui/button.tsx';
import type { ResultHome } from '../api.ts';

interface Props {
  /** The homes of this page that the reader has hidden. */
  readonly homes: readonly ResultHome[];
  /** The home hidden since the page was opened. */
  readonly last: ResultHome | undefined;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly line: RefObject<HTMLDivElement | null>;
}

/** How many homes of this page the reader has hidden, since the total counts them, and how to bring them back. */
export function HiddenLine({ homes, last, isShown, onShow, line }: Props) {
  const [back, setBack] = useState('');
  const undone = last && homes.some(({ id }) => id === last.id) ? last : undefined;
  const isEmpty = homes.length === 0;
  return (
    <div
      ref={line}
      tabIndex={-1}
      data-hidden-line
      className={isEmpty ? 'sr-only' : 'flex flex-wrap items-center gap-x-3 rounded-md bg-sunk px-3 py-1'}
    >
      <p className="grow text-sm" aria-live="polite">
        {isEmpty ? (
          back
        ) : (
          <>
            {homes.length} hidden by you
            <span className="max-sm:sr-only"> on this page</span>
          </>
        )}
      </p>
      {undone && (
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          onClick={() => {
            setBack(`${undone.title} is back`);
            unhideHome(undone.id);
            line.current?.focus();
          }}
        >
          Undo
          <span className="sr-only"> {`hiding ${undone.title}`}</span>
        </Button>
      )}
      {!isEmpty && (
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => onShow(!isShown)}>
          {isShown ? 'Hide again' : 'Show'}
        </Button>
      )}
    </div>
  );
}
