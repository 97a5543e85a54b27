import type { ReactNode } from 'react';
import { formatCount, formatCounted, formatMiles, formatMonth, formatPounds } from '../../../lib/format.ts';
import type { AreaFacts } from './api.ts';
import { floodWords, soldTypeNames, stationKindNames } from './labels.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

interface RowProps {
  readonly name: ReactNode;
  readonly value: string;
  readonly note?: string;
}

const FactRow = ({ name, value, note }: RowProps) => (
  <li className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
    <span className="min-w-0">
      {name}
      {note && <span className="block text-sm text-muted">{note}</span>}
    </span>
    <span className="tabular shrink-0 text-right">{value}</span>
  </li>
);

const FactLead = ({ children }: { readonly children: ReactNode }) => (
  <p className="pb-2.5 text-muted">{children}</p>
);

const formatDistance = (miles: number): string => (miles < 0.1 ? words.under01Miles : formatMiles(miles));

export function SoldFact({ outcode, types, from, to }: AreaFacts['sold']) {
  return (
    <>
      <FactLead>
        {fillText(words.theMiddlePriceInOutcode, {
          outcode,
          fromPartPart:
            from !== undefined &&
            to !== undefined &&
            fillText(words.monthToMonth2, { month: formatMonth(from), month2: formatMonth(to) }),
        })}
      </FactLead>
      <ul>
        {types.map(({ type, range }) => (
          <FactRow
            key={type}
            name={soldTypeNames[type]}
            value={formatPounds(range.median)}
            note={fillText(words.countHalfOfThemBetween, {
              count: formatCounted(range.count, 'sale'),
              low: formatPounds(range.low),
              high: formatPounds(range.high),
            })}
          />
        ))}
      </ul>
    </>
  );
}

export function SchoolsFact({ schools }: AreaFacts['schools']) {
  return (
    <>
      <FactLead>{words.theNearestInAStraight}</FactLead>
      <ul>
        {schools.map(({ name, type, miles, link }) => (
          <FactRow
            key={`${name} ${miles}`}
            name={link === undefined ? name : <SchoolLink href={link}>{name}</SchoolLink>}
            note={type}
            value={formatDistance(miles)}
          />
        ))}
      </ul>
    </>
  );
}

const SchoolLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="link">
    {children}
  </a>
);

export function StationsFact({ stations }: AreaFacts['stations']) {
  return (
    <>
      <FactLead>{words.theNearestInAStraightLine}</FactLead>
      <ul>
        {stations.map(({ name, kind, miles }) => (
          <FactRow
            key={`${kind} ${name}`}
            name={name}
            note={stationKindNames[kind]}
            value={formatDistance(miles)}
          />
        ))}
      </ul>
    </>
  );
}

export function BroadbandFact({ speeds }: AreaFacts['broadband']) {
  return (
    speeds && (
      <>
        <FactLead>{words.predictedForThisPostcodeCheck}</FactLead>
        <ul>
          <FactRow name="Fastest download" value={`${formatCount(speeds.down)} Mbit/s`} />
          <FactRow name="Fastest upload" value={`${formatCount(speeds.up)} Mbit/s`} />
          <FactRow name="Addresses that can have 30 Mbit/s" value={`${speeds.superfastPercent}%`} />
          <FactRow name="Addresses that can have 300 Mbit/s" value={`${speeds.ultrafastPercent}%`} />
        </ul>
      </>
    )
  );
}

export function FloodFact({ band }: AreaFacts['flood']) {
  if (band === undefined) return null;
  const { name, chance } = floodWords[band];
  return (
    <div className="border-t border-line pt-2.5">
      <p>
        <strong>{name}</strong>: {chance}.
      </p>
      <p className="mt-1 text-muted">{words.fromRiversAndTheSea}</p>
    </div>
  );
}

export function CrimeFact({ crimes }: AreaFacts['crime']) {
  return (
    crimes && (
      <>
        <FactLead>
          {fillText(words.countWithinAMileIn, {
            count: formatCounted(crimes.total, 'crime'),
            month: formatMonth(`${crimes.month}-15`),
          })}
        </FactLead>
        <ul>
          {crimes.categories.map(({ name, count }) => (
            <FactRow key={name} name={name} value={formatCount(count)} />
          ))}
        </ul>
      </>
    )
  );
}
