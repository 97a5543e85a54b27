import { useRef } from 'react';
import type { MoneyText } from './money-text.ts';

interface Entry extends MoneyText {
  /** What made it; several of one kind, each where the last one left the caret, are undone together. */
  readonly kind: 'typed' | 'deleted' | 'whole';
}

/** Undo and redo for a field whose text is set by code, which empties the browser's own list. */
export function useTextHistory(start: MoneyText) {
  const past = useRef<readonly Entry[]>([{ ...start, kind: 'whole' }]);
  const future = useRef<readonly Entry[]>([]);
  const add = (entry: Entry, caretBefore: number) => {
    const last = past.current.at(-1);
    const goesOn = last?.kind === entry.kind && entry.kind !== 'whole' && last.caret === caretBefore;
    past.current = [...(goesOn ? past.current.slice(0, -1) : past.current), entry];
    future.current = [];
  };
  /** Takes in a text that was set while nobody typed. */
  const meet = (text: MoneyText) => {
    if (past.current.at(-1)?.text !== text.text) add({ ...text, kind: 'whole' }, text.caret);
  };
  const move = (way: 'undo' | 'redo'): MoneyText | undefined => {
    const current = past.current.at(-1);
    if (!current) return undefined;
    const target = way === 'undo' ? past.current.at(-2) : future.current.at(-1);
    if (!target) return undefined;
    if (way === 'undo') {
      past.current = past.current.slice(0, -1);
      future.current = [...future.current, current];
    } else {
      past.current = [...past.current, target];
      future.current = future.current.slice(0, -1);
    }
    return target;
  };
  return { add, meet, move };
}
