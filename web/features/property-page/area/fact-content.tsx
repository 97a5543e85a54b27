import type { ReactNode } from 'react';
import { formatCount, formatCounted, formatMiles, formatMonth, formatPounds } from '../../../lib/format.ts';
import type { AreaFacts } from './api.ts';
import { floodWords, soldTypeNames, stationKindNames } from './labels.ts';

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

const formatDistance = (miles: number): string => (miles < 0.1 ? 'Under 0.1 miles' : formatMiles(miles));

export function SoldFact({ outcode, types, from, to }: AreaFacts['sold']) {
  return (
    <>
      <FactLead>
        {`The middle price in ${outcode}${
          from !== undefined && to !== undefined ? `, ${formatMonth(from)} to ${formatMonth(to)}` : ''
        }.`}
      </FactLead>
      <ul>
        {types.map(({ type, range }) => (
          <FactRow
            key={type}
            name={soldTypeNames[type]}
            value={formatPounds(range.median)}
            note={`${formatCounted(range.count, 'sale')}, half of them between ${formatPounds(range.low)} and ${formatPounds(range.high)}`}
          />
        ))}
      </ul>
    </>
  );
}

export function SchoolsFact({ schools }: AreaFacts['schools']) {
  return (
    <>
      <FactLead>
        The nearest, in a straight line. Ask the council which one takes children from this street.
      </FactLead>
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
      <FactLead>The nearest, in a straight line.</FactLead>
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
        <FactLead>Predicted for this postcode. Check the exact address before you rely on it.</FactLead>
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
      <p className="mt-1 text-muted">
        From rivers and the sea, the highest within about 100 metres of the street. Surface water isn’t
        included, and this isn’t a survey of the home.
      </p>
    </div>
  );
}

export function CrimeFact({ crimes }: AreaFacts['crime']) {
  return (
    crimes && (
      <>
        <FactLead>
          {`${formatCounted(crimes.total, 'crime')} within a mile in ${formatMonth(`${crimes.month}-15`)}.`}
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
