import { soldTypeNames } from '../../../../functions/finding/area-facts/domain/fact-words.ts';
import { FactLead, FactRow, SchoolRows, StationRows } from '../../../entities/place/fact-rows.tsx';
import { formatCount, formatCounted, formatMonth, formatPounds } from '../../../lib/format.ts';
import type { AreaFacts } from './api.ts';
import { floodWords } from './labels.ts';

export function SoldFact({ outcode, types, from, to }: AreaFacts['sold']) {
  return (
    <>
      <FactLead>
        {`The median price in ${outcode}${
          from !== undefined && to !== undefined ? `, ${formatMonth(from)} to ${formatMonth(to)}` : ''
        }: half sold for less, half for more.`}
      </FactLead>
      <ul>
        {types.map(({ type, range }) => (
          <FactRow
            key={type}
            name={soldTypeNames[type]}
            value={formatPounds(range.median)}
            note={`${formatCounted(range.count, 'sale')}, typically ${formatPounds(range.low)} to ${formatPounds(range.high)}`}
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
      <SchoolRows schools={schools} />
    </>
  );
}

export function StationsFact({ stations }: AreaFacts['stations']) {
  return (
    <>
      <FactLead>The nearest, in a straight line.</FactLead>
      <StationRows stations={stations} />
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
