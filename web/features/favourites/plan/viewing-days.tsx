import { Map as MapIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ViewingDay } from '../../../entities/shortlist/api.ts';
import { getViewingState } from '../../../entities/viewing/states.ts';
import { formatCounted, formatDay } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EstimateNote } from './estimate-note.tsx';
import { StopList } from './stop-list.tsx';

const RouteMap = lazyPart(() => import('./route-map.tsx'));

interface Props {
  readonly days: readonly ViewingDay[];
  readonly partner: string | undefined;
}

/** The viewings to come at homes of the shortlist, by day and by who booked them. */
export default function ViewingDays({ days, partner }: Props) {
  return (
    <section aria-labelledby="viewing-days" className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="viewing-days" className="text-xl">
          Viewings of saved homes
        </h2>
        <Link to={paths.viewings} className="link text-sm">
          All your viewings
        </Link>
      </div>
      {days.map((day, nth) => (
        <Day key={`${day.day} ${day.by}`} day={day} partner={partner} isOpenAtFirst={nth === 0} />
      ))}
    </section>
  );
}

interface DayProps {
  readonly day: ViewingDay;
  readonly partner: string | undefined;
  readonly isOpenAtFirst: boolean;
}

function Day({ day: { day, by, stops }, partner, isOpenAtFirst }: DayProps) {
  const [hasMap, setMap] = useState(false);
  const who = by === 'you' ? 'You' : (partner ?? 'The person you share with');
  return (
    <details open={isOpenAtFirst} className="rounded-md border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {`${formatDay(`${day}T12:00:00Z`)}: ${who}, ${formatCounted(stops.length, 'viewing')}`}
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <StopList
          stops={stops}
          renderState={({ status }) => {
            const { label, tone } = getViewingState({ status });
            return (
              <Badge tone={tone} className="justify-self-start">
                {label}
              </Badge>
            );
          }}
        />
        <Suspense fallback={<Skeleton className="h-80 rounded-md" />}>
          {hasMap && <RouteMap stops={stops} />}
        </Suspense>
        {stops.length > 1 && <EstimateNote />}
        {!hasMap && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setMap(true)}>
            <Icon as={MapIcon} size={18} />
            Show on a map
          </Button>
        )}
      </div>
    </details>
  );
}
