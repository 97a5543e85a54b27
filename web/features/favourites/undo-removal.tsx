import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly favourite: Favourite;
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

/** Names the removed property with a button to undo. It takes the focus of the removed row. */
export function UndoRemoval({ favourite: { card }, onUndo, onForget }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="enter sticky top-18 z-20 mt-4 flex items-center gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-soft"
    >
      <output className="min-w-0 grow truncate">{card ? `Removed ${card.title}` : 'Removed'}</output>
      {card && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button variant="quiet" size="icon" onClick={onForget}>
        <Icon as={X} size={18} label="Close" />
      </Button>
    </div>
  );
}
