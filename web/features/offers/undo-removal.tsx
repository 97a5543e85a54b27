import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly title: string;
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

/** Names the removed row with a button to undo. It takes the focus of the row. */
export function UndoBuyingRemoval({ title, onUndo, onForget }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="enter sticky top-18 z-20 mb-5 flex items-center gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-soft"
    >
      <output className="min-w-0 grow truncate">{`Put away ${title}`}</output>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={onUndo}>
        Undo
      </Button>
      <Button variant="quiet" size="icon" onClick={onForget}>
        <Icon as={X} size={18} label="Close" />
      </Button>
    </div>
  );
}
