import {
  createFacts,
  type FileCell,
  type FileContent,
  type FileFact,
  FileFault,
  type FileHome,
  type FileMedium,
} from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { findQualifier } from '../../../../functions/finding/portals/domain/incoming/file-words.ts';

/** The elements of a home, and whether they are to let. */
const kinds: Readonly<Record<string, 'sale' | 'let' | 'business'>> = {
  residential: 'sale',
  land: 'sale',
  rural: 'sale',
  rental: 'let',
  holidayRental: 'let',
  commercial: 'business',
  commercialLand: 'business',
  business: 'business',
};

/** Paths of a home's elements; the first that has a text counts. */
const columns: readonly (readonly [FileFact, string])[] = [
  ['reference', 'uniqueID'],
  ['town', 'address > town'],
  ['town', 'address > suburb'],
  ['county', 'address > state'],
  ['postcode', 'address > postcode'],
  ['noOfBedrooms', 'features > bedrooms'],
  ['noOfBathrooms', 'features > bathrooms'],
  ['noOfReceptions', 'features > livingAreas'],
  ['description', 'description'],
];

/**
 * The homes of a REAXML file. A document type is refused: nothing in it is needed, and its entities can be made to
 * fill a memory.
 * @throws FileFault for another kind of file
 */
export function readReaxml(text: string): FileContent {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new FileFault('This file has a document type of its own, which we don’t read.');
  const root = new DOMParser().parseFromString(text, 'application/xml');
  if (root.querySelector('parsererror'))
    throw new FileFault('This XML file is damaged: a part of it isn’t closed. Export it again.');
  const homes = [...root.documentElement.children].filter(({ localName }) => Object.hasOwn(kinds, localName));
  if (homes.length === 0)
    throw new FileFault('This XML file isn’t REAXML: it has no homes that we can read.');
  return { homes: homes.map((home, at) => toFileHome(home, `Home ${at + 1}`)), remarks: [] };
}

function toFileHome(home: Element, at: string): FileHome {
  const kind = kinds[home.localName];
  const headline = textAt(home, 'headline');
  const price = textAt(home, 'price');
  const hidesPrice = isHidden(home, 'price');
  const facts = createFacts([
    ['deal', { column: home.localName, text: kind === 'let' ? 'let' : 'sale' }],
    ['status', { column: 'status', text: readStatus(home) }],
    ['houseNo', { column: 'address', text: readHouse(home) }],
    ['line1', { column: 'street', text: textAt(home, 'address > street') }],
    ['streetOnly', { column: 'address', text: isHidden(home, 'address') ? 'yes' : '' }],
    ['price', { column: 'price', text: hidesPrice ? '' : price }],
    ['priceQualifier', { column: 'priceView', text: findQualifier(textAt(home, 'priceView')) ?? '' }],
    ['propertyType', { column: 'category', text: readCategory(home) }],
    [
      'tour',
      { column: 'videoLink', text: home.querySelector(':scope > videoLink')?.getAttribute('href') ?? '' },
    ],
    findAreaCell(home),
    [
      'description',
      { column: 'description', text: [headline, textAt(home, 'description')].filter(Boolean).join('\n\n') },
    ],
    ...columns.map(
      ([fact, path]) =>
        [fact, { column: path.split(' > ').at(-1) ?? path, text: textAt(home, path) }] as const,
    ),
  ]);
  return {
    at,
    facts,
    features: [],
    media: listMedia(home),
    ...(hidesPrice &&
      price !== '' && {
        remarks: [{ column: 'price', text: 'The file keeps the price back.', advice: 'Enter it in step 2.' }],
      }),
    ...(kind === 'business' && { fault: 'This isn’t a home: it’s for a business.' }),
  };
}

const textAt = (home: Element, path: string): string =>
  home.querySelector(`:scope > ${path}`)?.textContent.trim() ?? '';

/** Whether the file asks to keep an element off the page. */
const isHidden = (home: Element, path: string): boolean => saysAt(home, path, 'display') === 'no';

const saysAt = (home: Element, path: string, attribute: string): string =>
  home.querySelector(`:scope > ${path}`)?.getAttribute(attribute)?.trim().toLowerCase() ?? '';

/** A home under offer is still `current`. */
function readStatus(home: Element): string {
  const status = home.getAttribute('status') ?? '';
  const isUnderOffer = ['yes', 'true', '1'].includes(saysAt(home, 'underOffer', 'value'));
  return isUnderOffer && /^(current)?$/i.test(status.trim()) ? 'under offer' : status;
}

/** `Flat 2, 14` of a unit and a number. */
function readHouse(home: Element): string {
  const unit = textAt(home, 'address > subNumber');
  const number = textAt(home, 'address > streetNumber');
  const flat = /^\d+[a-z]?$/i.test(unit) ? `Flat ${unit}` : unit;
  return [flat, number].filter(Boolean).join(', ');
}

/** “House” says no kind of home; land is its own element. */
function readCategory(home: Element): string {
  if (home.localName === 'land') return 'land';
  const category = home.querySelector(':scope > category')?.getAttribute('name') ?? '';
  return /^(house|villa|acreage\w*|other|block\w*)$/i.test(category) ? '' : category;
}

function findAreaCell(home: Element): readonly [FileFact, FileCell] {
  const area = home.querySelector(':scope > buildingDetails > area');
  const isFeet = /foot|feet|sqft/i.test(area?.getAttribute('unit') ?? '');
  return [isFeet ? 'squareFeet' : 'squareMetres', { column: 'area', text: area?.textContent ?? '' }];
}

/** Images in the order of their letters, the main one first; a file beside the XML or an address. */
function listMedia(home: Element): FileMedium[] {
  const list = (element: string): string[] =>
    [...home.querySelectorAll(`:scope > images > ${element}, :scope > objects > ${element}`)]
      .map((image) => ({
        place: image.id === 'm' ? '' : image.id,
        name: image.getAttribute('file') || image.getAttribute('url') || '',
      }))
      .toSorted((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }))
      .map(({ name }) => name)
      .filter(Boolean);
  return [
    ...list('img').map((name): FileMedium => ({ kind: 'photo', name })),
    ...list('floorplan').map((name): FileMedium => ({ kind: 'floor_plan', name })),
  ];
}
