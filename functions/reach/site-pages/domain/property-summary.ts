import { formatPounds } from '../../../kernel/money.ts';
import { formatQualifier } from '../../../listings/properties/domain/property-words.ts';
import type { PropertyPage } from '../../../listings/properties/domain/views.ts';

type Described = Pick<PropertyPage, 'noOfBedrooms' | 'description'>;
type Titled = Pick<PropertyPage, 'title' | 'outcode' | 'price' | 'priceQualifier'>;

/** The description of a property's page: `3 bedrooms. A quiet house …` */
export function describeProperty({ noOfBedrooms: rooms, description }: Described): string {
  const first = rooms === 0 ? '' : `${rooms} ${rooms === 1 ? 'bedroom' : 'bedrooms'}. `;
  return cutDescription(first + description[0].value.mainDescription);
}

/** The title of a property's page: `12 Walnut Row, Leeds LS6, £325,000` */
export function formatPropertyTitle({ title, outcode, price, priceQualifier }: Titled): string {
  const sum = priceQualifier === 'poa' ? formatQualifier('poa') : formatPounds(price);
  return `${title} ${outcode}, ${sum}`;
}

const mostCharacters = 160;

/** The beginning of a text, up to the last word that fits into a description. */
export function cutDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= mostCharacters) return line;
  const cut = line.slice(0, mostCharacters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,.;:]$/, '')}…`;
}
