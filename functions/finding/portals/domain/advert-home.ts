import { formatFeature } from '../../../listings/properties/domain/property-words.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { AdvertMedium } from './advert-media.ts';
import type { MarketState } from './advert-target.ts';

/** A home as it is sent to a portal. */
export interface AdvertHome {
  readonly reference: string;
  readonly property: Property;
  readonly as: MarketState;
  readonly media: readonly AdvertMedium[];
}

const longestSummary = 300;

/** The beginning of the description: whole sentences where they fit, else whole words. */
export function toAdvertSummary(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestSummary) return line;
  const part = line.slice(0, longestSummary);
  const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('! '), part.lastIndexOf('? '));
  return sentence > longestSummary / 3
    ? part.slice(0, sentence + 1)
    : `${part.slice(0, part.lastIndexOf(' '))} …`;
}

export function getDescription({ description }: Pick<Property, 'description'>): string {
  return description[0].value.mainDescription;
}

/** What the seller ticked, and that there is no chain, in words. */
export function listFeatureTexts({ features = [], chainFree }: Property): string[] {
  return [...(chainFree === true ? ['No onward chain'] : []), ...features.map(formatFeature)];
}

/** Whole and half pounds of pence. */
export function toPounds(pence: number | undefined): number | undefined {
  return pence === undefined ? undefined : pence / 100;
}
