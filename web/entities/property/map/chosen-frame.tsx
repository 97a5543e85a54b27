import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCounted } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PropertyPage } from '../property.ts';

interface Props {
  /** The homes of a pin, of which the first one is shown. */
  readonly ids: readonly PropertyPage['id'][];
  /** Called with the homes in another order, or with no homes to close. */
  readonly onChoose: (ids: readonly PropertyPage['id'][]) => void;
  readonly children: ReactNode;
}

const square = 'grid size-9 place-items-center rounded-md hover:bg-sunk';

/** The property of a pressed pin, at the bottom of the map; a building's flats can be leafed through. */
export function ChosenFrame({ ids, onChoose, children }: Props) {
  const [id, ...others] = ids;
  const last = ids.at(-1);
  if (id === undefined || last === undefined) return null;
  return (
    <div className="enter absolute inset-x-3 bottom-8 z-10 mx-auto max-w-md rounded-md border border-line bg-surface p-2 pr-10 shadow-soft max-lg:bottom-20">
      <button type="button" onClick={() => onChoose([])} className={`absolute top-1 right-1 z-10 ${square}`}>
        <Icon as={X} size={18} label="Close" />
      </button>
      {others.length > 0 && (
        <div className="flex items-center gap-1 pb-1 text-sm">
          <span className="grow px-1 font-semibold">{`${formatCounted(ids.length, 'home')} here`}</span>
          <button type="button" onClick={() => onChoose([last, ...ids.slice(0, -1)])} className={square}>
            <Icon as={ChevronLeft} size={18} label="Previous home" />
          </button>
          <button type="button" onClick={() => onChoose([...others, id])} className={square}>
            <Icon as={ChevronRight} size={18} label="Next home" />
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
