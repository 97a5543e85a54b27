import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  describeFactSource,
  describeMissingFact,
} from '../../../../functions/finding/area-facts/domain/fact-words.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { type AreaFact, type AreaFactKey, type AreaFacts as Facts, areaFactsQuery } from './api.ts';
import { AreaSkeleton } from './area-skeleton.tsx';
import { BroadbandFact, CrimeFact, FloodFact, SchoolsFact, SoldFact, StationsFact } from './fact-content.tsx';
import { factTitles } from './labels.ts';

/** What open data say of the surroundings of a property. */
export default function AreaFacts({ home }: { readonly home: PropertyPage }) {
  const query = useQuery(areaFactsQuery(home.id));
  return (
    <QuerySection
      query={query}
      what="load the facts about the area"
      skeleton={<AreaSkeleton />}
      notFound={<Notice title="Facts about the area appear here once your home is on the market." />}
    >
      {(facts) => <FactList facts={facts} home={home} />}
    </QuerySection>
  );
}

interface Part {
  readonly key: AreaFactKey;
  readonly fact: AreaFact;
  readonly content: ReactNode;
}

function FactList({ facts, home }: { readonly facts: Facts; readonly home: PropertyPage }) {
  const parts: readonly Part[] = [
    { key: 'sold', fact: facts.sold, content: <SoldFact {...facts.sold} /> },
    { key: 'schools', fact: facts.schools, content: <SchoolsFact {...facts.schools} /> },
    { key: 'stations', fact: facts.stations, content: <StationsFact {...facts.stations} /> },
    { key: 'broadband', fact: facts.broadband, content: <BroadbandFact {...facts.broadband} /> },
    { key: 'flood', fact: facts.flood, content: <FloodFact {...facts.flood} /> },
    { key: 'crime', fact: facts.crime, content: <CrimeFact {...facts.crime} /> },
  ];
  if (parts.every(({ fact }) => fact.status === 'unavailable'))
    return (
      <Notice title="The public sources aren’t answering">
        <p className="text-muted">Look again in a few minutes.</p>
      </Notice>
    );
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        {parts.map(({ key, fact, content }) => (
          <div key={key}>
            <h3 className="mb-2 text-base">{factTitles[key]}</h3>
            {fact.status === 'found' ? (
              content
            ) : (
              <p className="border-t border-line pt-2.5">
                {describeMissingFact(key, fact.status, home.address.nation)}
              </p>
            )}
            {fact.source && <p className="mt-2 text-sm text-muted">{describeFactSource(fact.source)}</p>}
          </div>
        ))}
      </div>
      <Licences sources={parts.flatMap(({ fact }) => fact.source ?? [])} />
    </>
  );
}

/** What the licences of the sources ask to be printed; demo data have no licence. */
function Licences({ sources }: { readonly sources: readonly NonNullable<AreaFact['source']>[] }) {
  const real = sources.filter(({ isDemo }) => !isDemo);
  if (real.length === 0) return null;
  return (
    <details className="mt-6 text-sm text-muted">
      <summary className="link inline-flex min-h-11 items-center">Licences of the data</summary>
      <ul className="grid gap-2">
        {real.map(({ name, licence }) => (
          <li key={name}>
            {name}. {licence}
          </li>
        ))}
      </ul>
    </details>
  );
}
