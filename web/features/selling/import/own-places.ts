import { queryOptions } from '@tanstack/react-query';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { listAddressKeys } from '../../../../functions/listings/properties/domain/address-key.ts';
import { outcodeOf } from '../../../../functions/listings/properties/domain/address.ts';
import { type Draft, mostOwnHomes, ownHomes, type OwnListing } from '../../../entities/own-home/api.ts';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { homes, type PropertyPage } from '../../../entities/property/property.ts';
import { loadAllPages } from '../../../lib/load-pages.ts';
import { paths } from '../../../site/paths.ts';
import { isSameStreet } from './find-place.ts';

type FileSource = Extract<NonNullable<Draft['source']>, { format: string }>;

/** A draft or listing of the reader's own, by what its address has in common with others. */
export interface OwnPlace {
  readonly is: 'draft' | 'listing';
  readonly to: string;
  readonly keys: readonly string[];
  readonly postcode: string | undefined;
  readonly line1: string | undefined;
  readonly price: number | undefined;
  /** Of a draft: what the file or advert that it came from calls it. */
  readonly sourceName?: string | undefined;
  readonly draft?: Draft;
}

export interface OwnPlaces {
  readonly places: readonly OwnPlace[];
  /** The drafts that the reader may still begin. */
  readonly room: number;
  readonly mostDrafts: number;
}

export const ownPlacesKey = ['own-places'] as const;

/** The reader's drafts and listings that could be homes of a file. */
export function ownPlacesQuery(found: readonly IncomingHome[]) {
  const outcodes = new Set(
    found.flatMap(({ facts: { postcode } }) => (postcode ? [outcodeOf(postcode)] : [])),
  );
  return queryOptions({
    queryKey: [...ownPlacesKey, ...outcodes],
    queryFn: async ({ signal }): Promise<OwnPlaces> => {
      const [{ drafts, per_page: mostDrafts }, listings] = await Promise.all([
        ownHomes.drafts({ signal }),
        loadAllListings(signal),
      ]);
      // A list names no house number, so the pages of those in the same district are read.
      const near = await Promise.all(
        listings
          .filter(({ outcode }) => outcodes.has(outcode))
          .map(({ id }) => homes.property({ params: { id }, signal })),
      );
      return {
        places: [...drafts.map(toDraftPlace), ...near.map(toListingPlace)],
        room: Math.max(0, mostDrafts - drafts.length),
        mostDrafts,
      };
    },
  });
}

const loadAllListings = (signal: AbortSignal): Promise<OwnListing[]> =>
  loadAllPages(async (page) => {
    const { total, properties } = await ownHomes.ownListings({
      query: { page, per_page: mostOwnHomes },
      signal,
    });
    return { total, rows: properties };
  });

function toDraftPlace(draft: Draft): OwnPlace {
  const { id, source } = draft;
  const { houseNo, postcode, address, price } = draft.data;
  return {
    is: 'draft',
    to: paths.addProperty + toWizardQuery(id, undefined),
    keys: listKeys({ houseNo, postcode, address: address ?? {} }),
    postcode,
    line1: address?.line1,
    price,
    sourceName: source && ('format' in source ? nameFileSource(source) : source.url),
    draft,
  };
}

const toListingPlace = ({ id, owner, postcode, address, price }: PropertyPage): OwnPlace => ({
  is: 'listing',
  to: paths.ownListing(id),
  keys: listKeys({ houseNo: owner?.houseNo, postcode, address }),
  postcode,
  line1: address.line1,
  price,
});

interface LooseAddress {
  readonly houseNo: string | undefined;
  readonly postcode: string | undefined;
  readonly address: Parameters<typeof listAddressKeys>[0]['address'];
}

/** Without a house and a postcode, homes can't be told apart. */
function listKeys({ houseNo, postcode, address }: LooseAddress): readonly string[] {
  return houseNo && postcode ? listAddressKeys({ houseNo, postcode, address }) : [];
}

export function listFoundKeys({ facts: { houseNo, postcode }, lines }: IncomingHome): readonly string[] {
  return listKeys({ houseNo, postcode, address: lines });
}

/** What a file calls a home, which no address is. */
export function nameFileSource({ format, reference }: FileSource): string {
  return `${format} ${reference}`;
}

/** Whether a home came from the same place as a draft, whatever their addresses are. */
export function hasSameSource(sourceName: string | undefined, place: OwnPlace): boolean {
  return sourceName !== undefined && sourceName === place.sourceName;
}

/**
 * Whether a home could be one of the reader's where one of the two has no house: by street, postcode and price. A draft whose
 * address is still to be chosen has no street.
 */
export function isPossiblySame(home: IncomingHome, place: OwnPlace): boolean {
  const { postcode, price = place.price } = home.facts;
  const { line1 } = home.lines;
  if (postcode === undefined || line1 === undefined) return false;
  return (
    (place.keys.length === 0 || listFoundKeys(home).length === 0) &&
    postcode === place.postcode &&
    (place.line1 === undefined ? place.price !== undefined : isSameStreet(place.line1, line1)) &&
    (place.price ?? price) === price
  );
}
