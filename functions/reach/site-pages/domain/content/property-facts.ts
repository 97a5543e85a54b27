import { formatPounds } from '../../../../kernel/money.ts';
import {
  formatArea,
  formatPropertyType,
  formatQualifier,
} from '../../../../listings/properties/domain/property-words.ts';
import type { PropertyCard, PropertyPage } from '../../../../listings/properties/domain/views.ts';
import { html, type Html } from '../html.ts';

type Priced = Pick<PropertyCard, 'price' | 'priceQualifier'>;

/** The price below its qualifier, or in cards before it; or the words in its place. */
export function renderPrice(priced: Priced, size: string, inline = false): Html {
  const words = formatQualifier(priced.priceQualifier ?? 'none');
  if (priced.priceQualifier === 'poa') return html`<span class="font-bold ${size}">${words}</span>`;
  const qualifier = words === '' ? undefined : html`<span class="text-sm text-muted">${words}</span>`;
  const sum = html`<data value="${priced.price}" class="font-bold tracking-tight ${size}"
    >${formatPounds(priced.price)}</data
  >`;
  return inline
    ? html`<span class="flex flex-wrap items-baseline gap-x-2">${sum}${qualifier}</span>`
    : html`<span class="inline-grid">${qualifier}${sum}</span>`;
}

function formatBedrooms(count: number): string {
  if (count === 0) return 'Studio';
  return `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`;
}

/** `3 bedrooms · 1 bathroom · 904 sq ft (84 m²)` */
export function formatRooms(
  home: Pick<PropertyPage, 'noOfBedrooms' | 'noOfBathrooms' | 'floorAreaSqm'>,
): string {
  const { noOfBedrooms, noOfBathrooms: baths, floorAreaSqm } = home;
  return [
    formatBedrooms(noOfBedrooms),
    `${baths} ${baths === 1 ? 'bathroom' : 'bathrooms'}`,
    ...(floorAreaSqm === undefined ? [] : [formatArea(floorAreaSqm)]),
  ].join(' · ');
}

export function formatKind({
  propertyType,
  chainFree,
}: Pick<PropertyCard, 'propertyType' | 'chainFree'>): string {
  return `${formatPropertyType(propertyType)}${chainFree ? ' · No onward chain' : ''}`;
}
