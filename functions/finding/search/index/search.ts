import { chordToMiles } from './circle.ts';
import { createClusters } from './clusters.ts';
import { createTally, toFacets } from './facets.ts';
import { findInBase, findInDelta } from './find.ts';
import { readIds } from './ids.ts';
import { createResultPage } from './page.ts';
import { createPlan } from './plan.ts';
import type { Query, SearchResult } from './query.ts';
import type { IndexState } from './store.ts';

/** Runs a query on base and delta together. */
export function searchState(state: IndexState, query: Query): SearchResult {
  const { base, delta } = state;
  const { vocabulary } = delta.draft;
  const plan = createPlan(query, vocabulary);
  const tally = plan.facets ? createTally() : undefined;
  const old = findInBase(state, plan, tally);
  const recent = findInDelta(state, plan, tally);
  const page = createResultPage(
    plan,
    { columns: base.columns, rows: old.top },
    { columns: delta.draft.columns, rows: recent.top },
  );
  const found = [old.found, recent.found].filter((half) => half !== undefined);
  return {
    total: old.total + recent.total,
    ids: readIds(page.ids),
    versions: page.versions,
    ...(plan.centre === undefined ? {} : { distances: page.chords.map(chordToMiles) }),
    ...(tally === undefined ? {} : { facets: toFacets(tally, vocabulary) }),
    ...(plan.zoom === undefined ? {} : { clusters: createClusters(found, plan.zoom) }),
  };
}
