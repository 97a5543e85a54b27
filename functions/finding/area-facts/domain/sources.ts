import * as z from 'zod';
import type { Nation } from '../../../../events/vocabulary.ts';
import { isStandIn } from '../../../kernel/stand-in.ts';

interface AreaSourceNote {
  /** Who publishes the data, and under which name. */
  readonly name: string;
  /** What its licence asks to be shown with it, with `{year}` for the year of the answer. */
  readonly licence: string;
  /** The address of its service; an answer of any other address is demo data. */
  readonly origin: string;
  /** The nations that its data cover. */
  readonly nations: readonly Nation[];
}

const openGovernment = 'Open Government Licence v3.0';

export const areaSources = {
  sold: {
    name: 'HM Land Registry, Price Paid Data',
    licence: `Contains HM Land Registry data © Crown copyright and database right {year}. ${openGovernment}.`,
    origin: 'https://landregistry.data.gov.uk',
    nations: ['england', 'wales'],
  },
  schools: {
    name: 'Department for Education, Get Information about Schools, through planning.data.gov.uk',
    licence: `Contains public sector information licensed under the ${openGovernment}.`,
    origin: 'https://www.planning.data.gov.uk',
    nations: ['england'],
  },
  stations: {
    name: 'Department for Transport, NaPTAN',
    licence: `Contains public sector information licensed under the ${openGovernment}.`,
    origin: 'https://naptan.api.dft.gov.uk',
    nations: ['england', 'scotland', 'wales'],
  },
  broadband: {
    name: 'Ofcom, Connected Nations',
    licence: `Contains Ofcom information licensed under the ${openGovernment}.`,
    origin: 'https://api-proxy.ofcom.org.uk',
    nations: ['england', 'scotland', 'wales', 'northern_ireland'],
  },
  flood: {
    name: 'Environment Agency, Risk of Flooding from Rivers and Sea',
    licence: `© Environment Agency copyright and database right {year}. ${openGovernment}.`,
    origin: 'https://environment.data.gov.uk',
    nations: ['england'],
  },
  crime: {
    name: 'data.police.uk, street-level crime',
    licence: `Contains public sector information licensed under the ${openGovernment}.`,
    origin: 'https://data.police.uk',
    nations: ['england', 'wales', 'northern_ireland'],
  },
} as const satisfies Readonly<Record<string, AreaSourceNote>>;
export type AreaSourceKey = keyof typeof areaSources;

/** Where a fact comes from, printed with it. */
export const AreaSource = z.object({
  name: z.string(),
  licence: z.string(),
  /** The day on which the source was asked. */
  checkedOn: z.iso.date(),
  /** Whether the answer was made up by a stand-in of the source. */
  isDemo: z.boolean(),
});
export type AreaSource = z.output<typeof AreaSource>;

export function isCovered(source: AreaSourceKey, nation: Nation): boolean {
  const { nations }: AreaSourceNote = areaSources[source];
  return nations.includes(nation);
}

/** `address` is the one that was asked. */
export function toAreaSource(source: AreaSourceKey, address: string, askedAt: Date): AreaSource {
  const { name, licence, origin } = areaSources[source];
  const checkedOn = askedAt.toISOString().slice(0, 10);
  return {
    name,
    licence: licence.replace('{year}', checkedOn.slice(0, 4)),
    checkedOn,
    isDemo: isStandIn(address, origin),
  };
}
