import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { SaveSearchProps } from './save-search-dialog.tsx';

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx'));

interface Props extends Omit<SaveSearchProps, 'onClose'> {
  /** A small button in a row of others shows its words on wide screens only. */
  readonly isSmall?: boolean;
}

/** Opens the form that saves a search with its alerts. */
export function SaveSearch({ isSmall = false, ...search }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={
          isSmall
            ? 'flex min-h-9 items-center gap-1.5 rounded-sm px-2 py-1 text-sm font-medium hover:bg-sunk'
            : getButtonClass({})
        }
      >
        <Icon as={BellPlus} size={18} />
        {isSmall ? (
          <span>
            Save
            <span className="sr-only sm:not-sr-only"> search</span>
          </span>
        ) : (
          'Save this search'
        )}
      </button>
      <OnDemand parts={[SaveSearchDialog]}>
        {isOpen && <SaveSearchDialog {...search} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
