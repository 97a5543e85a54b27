import { formatPounds } from '../../../kernel/money.ts';
import { listFactGroups } from '../../../listings/properties/domain/fact-groups.ts';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { formatPropertyStatus } from '../../../listings/properties/domain/home-status.ts';
import { listKeyNumbers } from '../../../listings/properties/domain/key-numbers.ts';
import type { Picture } from '../../../listings/properties/domain/listing.ts';
import { findWebpUrl } from '../../../listings/properties/domain/picture-variants.ts';
import { formatFeature, formatQualifier } from '../../../listings/properties/domain/property-words.ts';
import { listSaleTraits } from '../../../listings/properties/domain/sale-facts.ts';
import type { PropertyPage } from '../../../listings/properties/domain/views.ts';

export interface BrochurePicture {
  /** The path of the WebP that is printed. */
  readonly path: string;
  readonly alt: string;
}
export type BrochureRow = readonly [label: string, text: string];

/** What a brochure shows: nothing but what every visitor of the home's page may see. */
export interface Brochure {
  readonly id: PropertyPage['id'];
  /** `For sale by its owner` */
  readonly heading: string;
  readonly title: string;
  /** What follows the title in an address: `Headingley, West Yorkshire, LS6`. */
  readonly place: string;
  readonly qualifier: string;
  /** A sum, or the words in its place. */
  readonly price: string;
  readonly numbers: readonly BrochureRow[];
  /** `No onward chain`, and what else is said of the sale as a whole. */
  readonly traits: readonly string[];
  readonly paragraphs: readonly string[];
  readonly photos: readonly BrochurePicture[];
  /** Missing too where it is a PDF. */
  readonly floorPlan: BrochurePicture | undefined;
  readonly features: readonly string[];
  /** What the seller has answered. */
  readonly factGroups: readonly { readonly title: string; readonly rows: readonly BrochureRow[] }[];
  readonly position: {
    readonly latitude: number;
    readonly longitude: number;
    /** Whether the seller shows the house, not only the street. */
    readonly isHouse: boolean;
  };
  /** The path of the home's page. */
  readonly path: string;
}

/** The photos with room on two pages. */
export const mostPhotos = 6;
/** Of use beside other homes, not on its own. */
const pricePerArea = 'Price per sq ft';
/** Pixels across a page at 180 to the inch; smaller photos have no need of them. */
const pageWidth = 1_280;
const columnWidth = 960;

/** The brochure of a home from its page as a visitor gets it. */
export function toBrochure(home: PropertyPage): Brochure {
  const isOnRequest = home.priceQualifier === 'poa';
  const qualifier = formatQualifier(home.priceQualifier ?? 'none');
  return {
    id: home.id,
    heading: `${home.ownerMark?.seller === 'owner' ? 'For sale by its owner' : 'For sale'}${home.status === 'under_offer' ? `, ${formatPropertyStatus(home.status, home.address.nation).toLowerCase()}` : ''}`,
    title: home.title,
    place: [home.address.line2, home.address.county, home.postcode ?? home.outcode]
      .filter(Boolean)
      .join(', '),
    qualifier: isOnRequest ? '' : qualifier,
    price: isOnRequest ? qualifier : formatPounds(home.price),
    numbers: listKeyNumbers(home).filter(([label]) => label !== pricePerArea),
    traits: listSaleTraits(home),
    paragraphs: home.description[0].value.mainDescription
      .split(/\n\s*\n/)
      .map((paragraph) =>
        paragraph
          .replaceAll(/[^\S\n]+/g, ' ')
          .replaceAll(/ ?\n ?/g, '\n')
          .trim(),
      )
      .filter((paragraph) => paragraph !== ''),
    photos: home.pictures
      .flatMap((picture, nth) =>
        toBrochurePicture(picture, nth === 0 ? pageWidth : columnWidth, `Photo ${nth + 1}`),
      )
      .slice(0, mostPhotos),
    floorPlan: home.floorPlanPicture && toBrochurePicture(home.floorPlanPicture, pageWidth, 'Floor plan')[0],
    features: (home.features ?? []).map(formatFeature),
    factGroups: listAnsweredFacts(home),
    position: {
      latitude: home.address.latitude,
      longitude: home.address.longitude,
      isHouse: home.addressShown === 'full',
    },
    path: formatHomePath(home),
  };
}

function toBrochurePicture(picture: Picture, leastWidth: number, words: string): readonly BrochurePicture[] {
  const path = findWebpUrl(picture, leastWidth);
  return path === undefined ? [] : [{ path, alt: picture.alt ?? words }];
}

const listAnsweredFacts = (home: PropertyPage): Brochure['factGroups'] =>
  listFactGroups(home)
    .map(({ title, facts }) => ({
      title,
      rows: facts.flatMap(({ label, value, note }): readonly BrochureRow[] =>
        value === undefined ? [] : [[label, note === undefined ? value : `${value}. ${note}`]],
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
