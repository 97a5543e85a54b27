import type { Base } from './base.ts';
import { buildBase, emptyBase } from './build.ts';
import { GONE } from './columns.ts';
import { addToDraft, type Draft, emptyDraft } from './draft.ts';
import type { Home } from './home.ts';
import { compareIds } from './ids.ts';
import { type State, stateOver } from './store.ts';

/** Marks all but the last row of each id as gone. */
const dropRepeats = ({ columns, rows }: Draft): void => {
  const order = Uint32Array.from({ length: rows }, (_, row) => row);
  order.sort((a, b) => compareIds(columns.ids, a, columns.ids, b) || a - b);
  for (let i = 1; i < rows; i++) {
    const earlier = order[i - 1] ?? 0;
    if (compareIds(columns.ids, earlier, columns.ids, order[i] ?? 0) === 0) columns.status[earlier] = GONE;
  }
};

/** A state over these homes; the last of several with one id counts. */
export const stateOf = (homes: Iterable<Home>, version: number): State => {
  const draft = emptyDraft({ types: [], tenures: [] });
  for (const home of homes) addToDraft(draft, home, version);
  dropRepeats(draft);
  return stateOver(buildBase(emptyBase(), draft), version, []);
};

/** Puts a new base in the place of the old one and of its delta. */
export const adopt = (state: State, base: Base): void => {
  Object.assign(state, stateOver(base, state.version, state.removed));
};

export const rebuildState = (state: State): void => {
  if (state.changes > 0) adopt(state, buildBase(state.base, state.delta.draft));
};
