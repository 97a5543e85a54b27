import type { ReactNode } from 'react';
import { stationKindNames } from '../../../functions/finding/area-facts/domain/fact-words.ts';
import type { SchoolAt, StationAt } from '../../../functions/finding/area-facts/domain/place-facts.ts';
import { formatMiles } from '../../lib/format.ts';

interface RowProps {
  readonly name: ReactNode;
  readonly value: string;
  readonly note?: string;
}

export function FactRow({ name, value, note }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
      <span className="min-w-0">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
      <span className="tabular shrink-0 text-right">{value}</span>
    </li>
  );
}

export function FactLead({ children }: { readonly children: ReactNode }) {
  return <p className="pb-2.5 text-muted">{children}</p>;
}

const formatDistance = (miles: number): string => (miles < 0.1 ? 'Under 0.1 miles' : formatMiles(miles));

type SchoolRow = Pick<SchoolAt, 'name' | 'type' | 'miles' | 'link'>;

export function SchoolRows({ schools }: { readonly schools: readonly SchoolRow[] }) {
  return (
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
  );
}

const SchoolLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="link">
    {children}
  </a>
);

type StationRow = Pick<StationAt, 'name' | 'kind' | 'miles'>;

export function StationRows({ stations }: { readonly stations: readonly StationRow[] }) {
  return (
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
  );
}
