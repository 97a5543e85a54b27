import { Car } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannedStop } from '../../../entities/shortlist/api.ts';
import { formatClock, formatMiles } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

/** A home of a day, in its place in the order. */
export type RouteStop = Pick<
  PlannedStop,
  'propertyId' | 'slug' | 'title' | 'latitude' | 'longitude' | 'start' | 'leg'
>;

const describeLeg = ({ minutes, miles }: NonNullable<RouteStop['leg']>): string =>
  miles < 0.1
    ? 'Next door, or nearly'
    : `About ${minutes} minute${minutes === 1 ? '’s' : 's’'} drive, ${formatMiles(miles)} as the crow flies`;

interface Props<Stop extends RouteStop> {
  readonly stops: readonly Stop[];
  /** What is known of a stop, below its name. */
  readonly renderState: (stop: Stop) => ReactNode;
}

/** The stops of a day in their order, with the way between them. */
export function StopList<Stop extends RouteStop>({ stops, renderState }: Props<Stop>) {
  return (
    <ol className="grid content-start gap-3">
      {stops.map((stop, nth) => (
        <li key={stop.propertyId} className="grid gap-3">
          {stop.leg && (
            <p className="flex items-center gap-2 pl-1 text-sm text-muted">
              <Icon as={Car} size={18} />
              {describeLeg(stop.leg)}
            </p>
          )}
          <div className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-action font-semibold text-on-action"
            >
              {nth + 1}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold">
                <span className="tabular">{formatClock(stop.start)}</span>{' '}
                <Link to={paths.property({ id: stop.propertyId, slug: stop.slug })} className="underline">
                  {stop.title}
                </Link>
              </p>
              {renderState(stop)}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
