import { milesOfChord } from './circle.ts';
import { clustersOf } from './clusters.ts';
import { emptyTally, facetsOf } from './facets.ts';
import { findInBase, findInDelta } from './find.ts';
import { readIds } from './ids.ts';
import { pageOf } from './page.ts';
import { planOf } from './plan.ts';
import type { Query, Result } from './query.ts';
import type { State } from './store.ts';

/** Answers a query from base and delta together. */
export const searchState = (state: State, query: Query): Result => {
  const { base, delta } = state;
  const { vocabulary } = delta.draft;
  const plan = planOf(query, vocabulary);
  const tally = plan.facets ? emptyTally() : null;
  const old = findInBase(state, plan, tally);
  const recent = findInDelta(state, plan, tally);
  const page = pageOf(
    plan,
    { columns: base.columns, rows: old.top },
    { columns: delta.draft.columns, rows: recent.top },
  );
  const found = [old.found, recent.found].filter((half) => half !== null);
  return {
    total: old.total + recent.total,
    ids: readIds(page.ids),
    ...(plan.centre === null ? {} : { distances: page.chords.map(milesOfChord) }),
    ...(tally === null ? {} : { facets: facetsOf(tally, vocabulary) }),
    ...(plan.zoom === null ? {} : { clusters: clustersOf(found, plan.zoom) }),
  };
};
