import type { OutsideSale, SaidState } from './api.ts';
import type { TypedState } from './state-fields.tsx';

/** What was said last, to be changed. */
export function toTypedState(said: Pick<OutsideSale, 'phase' | 'completionDate'> | undefined): TypedState {
  return { phase: said?.phase, completionDate: said?.completionDate ?? '' };
}

/** What is sent; undefined while nothing is chosen. */
export function toSaidState({ phase, completionDate }: TypedState): SaidState | undefined {
  if (phase === undefined) return undefined;
  if (phase === 'fallen_through') return { phase };
  return { phase, ...(phase === 'exchanged' && completionDate && { completionDate }) };
}
