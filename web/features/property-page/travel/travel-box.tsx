import { useQuery } from '@tanstack/react-query';
import { type TravelMode, travelModes } from '../../../../functions/finding/search/domain/journey.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { type TravelTimes, travelTimesQuery } from '../../../entities/travel/api.ts';
import { DestinationField } from '../../../entities/travel/destination-field.tsx';
import {
  describeTravelSource,
  describeTravelError,
  formatMinutes,
  modeNames,
  noJourneys,
  tooFar,
} from '../../../entities/travel/labels.ts';
import {
  type Destination,
  storeLastDestination,
  useLastDestination,
} from '../../../entities/travel/last-destination.ts';
import { modeIcons } from '../../../entities/travel/mode-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InlineError } from '../../../ui/inline-error.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  readonly home: PropertyPage;
}

/** The time from a home to the place that this browser asked for last, in every way. */
export default function TravelBox({ home }: Props) {
  const destination = useLastDestination();
  return (
    <div className="grid gap-5">
      <div className="max-w-md">
        <DestinationField label="Travel to" value={destination} onChoose={storeLastDestination} />
      </div>
      {destination && <TravelAnswer home={home} destination={destination} />}
    </div>
  );
}

interface AnswerProps extends Props {
  readonly destination: Destination;
}

function TravelAnswer({ home, destination }: AnswerProps) {
  const query = useQuery(travelTimesQuery(destination, travelModes, [home.id]));
  return (
    <div aria-live="polite" aria-busy={query.isFetching}>
      <QueryPart
        query={query}
        skeleton={<TravelTimeList />}
        renderError={(failure) => <InlineError {...failure} text={describeTravelError(failure.error)} />}
      >
        {(found) => (found.times.length === 0 ? <p>{noJourneys}</p> : <TravelTimeList found={found} />)}
      </QueryPart>
    </div>
  );
}

/** As high before the times have come, so that nothing below moves. */
function TravelTimeList({ found }: { readonly found?: TravelTimes }) {
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {travelModes.map((mode) => (
          <TravelTile key={mode} mode={mode} times={found?.times} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">{found ? describeTravelSource(found.source) : ''}</p>
        <button
          type="button"
          className="link min-h-9 text-sm"
          onClick={() => storeLastDestination(undefined)}
        >
          Forget this place
        </button>
      </div>
    </div>
  );
}

interface TileProps {
  readonly mode: TravelMode;
  /** Undefined while they are on their way. */
  readonly times: TravelTimes['times'] | undefined;
}

function TravelTile({ mode, times }: TileProps) {
  const minutes = times?.find((time) => time.mode === mode)?.minutes;
  return (
    <li className="grid content-start gap-1 rounded-md border border-line bg-surface p-3">
      <span className="flex items-center gap-1.5 text-sm text-muted">
        <Icon as={modeIcons[mode]} size={16} />
        {modeNames[mode]}
      </span>
      {times ? (
        <span className="tabular text-lg font-semibold">
          {minutes === undefined ? tooFar : formatMinutes(minutes)}
        </span>
      ) : (
        <Skeleton className="h-7 w-16" />
      )}
    </li>
  );
}
