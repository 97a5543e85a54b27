import { now } from '../../../kernel/clock.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { listCasesByAffected } from '../../../trust/cases/adapters/report-case-repository.ts';
import { isOpenReport } from '../../../trust/cases/domain/report-case.ts';
import { listFrontHomeQueries, rankFrontHomes } from '../domain/front-home.ts';
import type { SearchEngine } from '../domain/search-engine.ts';
import { findProperties } from './find-properties.ts';

/** Homes whose owner is looked up; the page has no photo when each of them has a report. */
const maxTries = 5;

/** The home of the day for the top of the front page: one that nobody has reported; none where no home is fit for it. */
export async function findFrontHome(engine: SearchEngine): Promise<PropertyCard | undefined> {
  for (const query of listFrontHomeQueries(now())) {
    const { properties } = await findProperties(engine, { ...query, facets: false });
    for (const card of rankFrontHomes(properties, now()).slice(0, maxTries))
      if (!(await isReported(card))) return card;
  }
  return undefined;
}

/** Whether a report about the owner, or what is theirs, waits for a decision. */
async function isReported({ id }: PropertyCard): Promise<boolean> {
  const home = await findProperty(id);
  if (!home) return true;
  return (await listCasesByAffected(home.ownerId)).some(isOpenReport);
}
