import { buildBase, createEmptyBase } from './build.ts';
import { goneStatus } from './columns.ts';
import { addToIndexDraft, type IndexDraft, createIndexDraft } from './draft.ts';
import type { Home } from './home.ts';
import { compareIds } from './ids.ts';
import { type IndexState, createState } from './store.ts';

/** Marks all but the last row of each id as gone. */
const dropRepeats = ({ columns, rows }: IndexDraft): void => {
  const order = Uint32Array.from({ length: rows }, (_, row) => row);
  order.sort((a, b) => compareIds(columns.ids, a, columns.ids, b) || a - b);
  for (let i = 1; i < rows; i++) {
    const earlier = order[i - 1] ?? 0;
    if (compareIds(columns.ids, earlier, columns.ids, order[i] ?? 0) === 0)
      columns.status[earlier] = goneStatus;
  }
};

/** A state of these properties; the last of several with one id counts. */
export function getState(homes: Iterable<Home>, version: number): IndexState {
  const draft = createIndexDraft({ types: [], tenures: [] });
  for (const home of homes) addToIndexDraft(draft, home, version);
  dropRepeats(draft);
  return createState(buildBase(createEmptyBase(), draft), version, []);
}

/** Merges the delta into a new base. */
export function rebuildState(state: IndexState): void {
  if (state.changes === 0) return;
  const base = buildBase(state.base, state.delta.draft);
  Object.assign(state, createState(base, state.version, state.removed));
}
