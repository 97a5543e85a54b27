import {
  describeFactSource,
  soldTypeNames,
  stationKindNames,
} from '../../../../finding/area-facts/domain/fact-words.ts';
import type { PlaceFacts } from '../../../../finding/area-facts/domain/place-facts.ts';
import type { PlaceOverview } from '../../../../finding/search/contract.ts';
import { formatMiles } from '../../../../kernel/counts.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { formatPropertyTypePlural } from '../../../../listings/properties/domain/property-words.ts';
import { html, type Html } from '../html.ts';
import { describeAsked, describeSales, formatBeds } from '../town-page.ts';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

const renderRows = (rows: readonly Row[]): Html =>
  html`<ul>
    ${rows.map(({ name, value, note }) => html`<li>${name}: ${value} <span class="text-muted">(${note})</span></li>`)}
  </ul>`;

/** What homes for sale in a place ask, by kind and bedrooms. */
export function renderTownPrices(name: string, { kinds, bedrooms }: PlaceOverview): Html | undefined {
  if (kinds.length === 0) return undefined;
  const toRow = (label: string, group: PlaceOverview['bedrooms' | 'kinds'][number]): Row => ({
    name: label,
    value: describeAsked(group),
    note: `${group.count} for sale`,
  });
  return html`<section>
    <h2 class="text-xl">Prices in ${name}</h2>
    <h3 class="text-base">Asking prices now, the median by kind</h3>
    ${renderRows(kinds.map((kind) => toRow(formatPropertyTypePlural(kind.type), kind)))}
    <h3 class="text-base">By bedrooms</h3>
    ${renderRows(bedrooms.map((group) => toRow(formatBeds(group.beds), group)))}
  </section>`;
}

/** What homes sold for, and the schools and stations around. Sources without an answer are left to the site. */
export function renderTownFacts(name: string, { sold, schools, stations }: PlaceFacts): Html {
  return html`${renderSold(sold)}
  ${renderAround(
    `Schools near the centre of ${name}`,
    schools.schools?.map(({ name: school, type, miles }) => ({
      name: school,
      value: type,
      note: formatMiles(miles),
    })),
    schools.source,
  )}
  ${renderAround(
    'Stations',
    stations.stations?.map(({ name: station, kind, miles }) => ({
      name: station,
      value: stationKindNames[kind],
      note: formatMiles(miles),
    })),
    stations.source,
  )}`;
}

function renderAround(title: string, rows: readonly Row[] | undefined, source: FactSource): Html | undefined {
  if (!rows || rows.length === 0) return undefined;
  return html`<section>
    <h2 class="text-xl">${title}</h2>
    ${renderRows(rows)} ${renderSource(source)}
  </section>`;
}

function renderSold({ sales, outcodes = [], source }: PlaceFacts['sold']): Html | undefined {
  if (!sales) return undefined;
  return html`<section>
    <h2 class="text-xl">What homes sold for</h2>
    <p>${describeSales(outcodes, sales).join(' ')}</p>
    ${renderRows(
      sales.types.map(({ type, count, range }) => ({
        name: soldTypeNames[type],
        value: range ? formatPounds(range.median) : 'Too few to tell',
        note: `${count} sold`,
      })),
    )}
    <ul>
      ${sales.years.map(
        ({ year, count, medians }) =>
          html`<li>
            ${year}: ${count} sold.
            ${medians.map(({ type, median }) => `${soldTypeNames[type]} ${formatPounds(median)}`).join(', ')}
          </li>`,
      )}
    </ul>
    ${renderSource(source)}
  </section>`;
}

type FactSource = PlaceFacts['sold']['source'];
const renderSource = (source: FactSource): Html | undefined =>
  source && html`<p class="text-sm text-muted">${describeFactSource(source)}</p>`;
