import { useQuery } from '@tanstack/react-query';
import { travelModePhrases } from '../../../../functions/finding/search/domain/journey.ts';
import { type Journey, travelTimesQuery } from '../../../entities/travel/api.ts';
import { formatMinutes } from '../../../entities/travel/labels.ts';
import { modeIcons } from '../../../entities/travel/mode-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ResultHome } from '../api.ts';
import type { Filters } from '../filters/filters.ts';
import { readJourney } from '../filters/journey.ts';

interface Props {
  readonly filters: Filters;
  /** The home with the others of the page, which are asked about at once. */
  readonly ids: readonly ResultHome['id'][];
  readonly id: ResultHome['id'];
}

/** Homes of one question to the API. */
const maxHomes = 24;

/** How long the journey of the search takes from a home. */
export default function TravelLine({ filters, ...home }: Props) {
  const journey = readJourney(filters);
  return journey && <TravelMinutes journey={journey} {...home} />;
}

interface MinutesProps extends Omit<Props, 'filters'> {
  readonly journey: Journey;
}

function TravelMinutes({ journey: { to, mode }, ids, id }: MinutesProps) {
  const from = Math.floor(ids.indexOf(id) / maxHomes) * maxHomes;
  const asked = ids.slice(from, from + maxHomes);
  return (
    <QueryPart
      query={useQuery(travelTimesQuery(to, [mode], asked))}
      skeleton={<Skeleton className="h-4 w-48 max-w-full" />}
      renderError={() => <MinutesLine to={to} mode={mode} minutes={undefined} />}
    >
      {({ times }) => (
        <MinutesLine
          to={to}
          mode={mode}
          minutes={times.find(({ propertyId }) => propertyId === id)?.minutes}
        />
      )}
    </QueryPart>
  );
}

interface LineProps extends Pick<Journey, 'to' | 'mode'> {
  readonly minutes: number | undefined;
}

function MinutesLine({ to, mode, minutes }: LineProps) {
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Icon as={modeIcons[mode]} size={16} className="shrink-0 text-muted" />
      {minutes === undefined ? (
        <span className="text-muted">Travel time isn’t available</span>
      ) : (
        <span className="truncate">
          <span className="font-medium">{formatMinutes(minutes)}</span> to {to.label}
          <span className="sr-only"> {travelModePhrases[mode]}</span>
        </span>
      )}
    </p>
  );
}
