import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import {
  describeFactSource,
  describeMissingFact,
} from '../../../../functions/finding/area-facts/domain/fact-words.ts';
import { FactLead, SchoolRows, StationRows } from '../../../entities/place/fact-rows.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { NearViewport } from '../../../ui/near-viewport.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type PlaceFacts, placeFactsQuery, type TownContent } from './api.ts';
import { FactsSkeleton } from './facts-skeleton.tsx';

const TownMap = lazyPart(() => import('./town-map.tsx'));

interface Props {
  readonly place: TownContent['place'];
  /** Whether schools and stations are known by place. */
  readonly hasFacts: boolean;
}

/** A place on the map with its homes, schools and stations, and their lists. */
export function Around({ place, hasFacts }: Props) {
  const query = useQuery({ ...placeFactsQuery(place.id), enabled: hasFacts });
  return (
    <div className="grid gap-6">
      <NearViewport fallback={<MapSkeleton />}>
        <Suspense fallback={<MapSkeleton />}>
          <TownMap place={place} facts={query.data} />
        </Suspense>
      </NearViewport>
      <noscript>Turn on JavaScript to see the map.</noscript>
      {hasFacts && (
        <QuerySection query={query} what="load schools and stations" skeleton={<FactsSkeleton />}>
          {(facts) => <Lists facts={facts} />}
        </QuerySection>
      )}
    </div>
  );
}

const MapSkeleton = () => <Skeleton className="h-96 rounded-md" />;

function Lists({ facts: { nation, schools, stations } }: { readonly facts: PlaceFacts }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <List title="Schools" fact={schools} missing={describeMissingFact('schools', schools.status, nation)}>
        <FactLead>
          The nearest to the centre, in a straight line. Ask the council about places and catchments.
        </FactLead>
        <SchoolRows schools={schools.schools} />
      </List>
      <List
        title="Stations"
        fact={stations}
        missing={describeMissingFact('stations', stations.status, nation)}
      >
        <FactLead>The nearest to the centre, in a straight line.</FactLead>
        <StationRows stations={stations.stations} />
      </List>
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly fact: Pick<PlaceFacts['schools'], 'status' | 'source'>;
  readonly missing: string;
  readonly children: ReactNode;
}

const List = ({ title, fact: { status, source }, missing, children }: ListProps) => (
  <div>
    <h3 className="mb-1 text-lg">{title}</h3>
    {status === 'found' ? children : <p className="text-muted">{missing}</p>}
    {source && <p className="mt-2 text-sm text-muted">{describeFactSource(source)}</p>}
  </div>
);
