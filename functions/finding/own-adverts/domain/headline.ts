import { readType } from '../../portals/domain/incoming/file-words.ts';
import type { AdvertCell } from './advert-reading.ts';
import type { AdvertPart } from './page-node.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** A count in a text, in figures or in words, as a part of a pattern. */
export const countPattern = String.raw`\b(\d{1,2}|${numbers.join('|')})`;
const bedrooms = new RegExp(String.raw`${countPattern}[\s-]?(?:double[\s-])?bed(?:room)?(?:s|ed)?\b`, 'i');

/** A count in figures or in words, as adverts write it. */
export function toFigures(count: string): string {
  const word = numbers.findIndex((each) => each === count.toLowerCase());
  return word < 0 ? count : String(word + 1);
}

const mostTypeWords = 5;

/** The longest run of words that names a kind of home of ours, as in `bedroom semi-detached house for sale`. */
export function findType(text: string): string | undefined {
  const words = text.split(/[^\p{L}-]+/u).filter(Boolean);
  for (let length = Math.min(mostTypeWords, words.length); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length).join(' ');
      if (readType(part)) return part;
    }
  return undefined;
}

const longestHeadline = 300;

/** `3 bedroom semi-detached house for sale in Oak Road, Headingley, Leeds` says bedrooms, kind, sale and place. */
export function readHeadline(headline: string, foundIn: AdvertPart): AdvertCell[] {
  // What follows is the agent’s name.
  const [line = ''] = headline.slice(0, longestHeadline).split(/\s[|–—]\s|\s-\s/);
  const beds = bedrooms.exec(line)?.[1];
  const [, deal = '', place = ''] =
    /\b(for sale|to rent|to let)(?:\s+(?:in|at|on)\s+(.+))?$/i.exec(line.trim()) ?? [];
  const before = deal === '' ? line : line.slice(0, line.toLowerCase().indexOf(deal.toLowerCase()));
  const isTyped = beds !== undefined || deal !== '';
  const kind = isTyped ? findType(before) : undefined;
  return [
    ...(beds === undefined ? [] : [{ fact: 'noOfBedrooms' as const, text: toFigures(beds), foundIn }]),
    ...(kind === undefined ? [] : [{ fact: 'propertyType' as const, text: kind, foundIn }]),
    ...(/rent|let/i.test(deal) ? [{ fact: 'deal' as const, text: 'to let', foundIn }] : []),
    ...readPlace(place, foundIn),
  ];
}

const outcodePart = String.raw`[A-Z]{1,2}\d[A-Z\d]?`;
const postcode = new RegExp(String.raw`\b(${outcodePart})\s*(\d[A-Z]{2})\b`, 'i');
const outcode = new RegExp(`^${outcodePart}$`, 'i');

export function findPostcodeIn(text: string): string | undefined {
  const [, out, inner] = postcode.exec(text) ?? [];
  return out === undefined || inner === undefined ? undefined : `${out} ${inner}`.toUpperCase();
}

/** `14 Oak Road, Headingley, Leeds LS6 3HN`: the street first, the town last. */
export function readPlace(place: string, foundIn: AdvertPart): AdvertCell[] {
  const code = findPostcodeIn(place);
  const parts = place
    .replace(postcode, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !outcode.test(part) && !/^(?:uk|united kingdom)$/i.test(part));
  const [line1 = '', ...others] = parts;
  const town = others.at(-1) ?? '';
  const cells: AdvertCell[] = [
    { fact: 'line1', text: others.length === 0 && code === undefined ? '' : line1, foundIn },
    { fact: 'line2', text: others.slice(0, -1).join(', '), foundIn },
    { fact: 'town', text: town, foundIn },
    { fact: 'postcode', text: code ?? '', foundIn },
  ];
  return cells.filter(({ text }) => text !== '');
}
