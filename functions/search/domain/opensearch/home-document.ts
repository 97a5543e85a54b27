import { type Home, type HomeChange, maxBeds } from '../../index/index.ts';
import { foldOutcode, foldTown, splitWords } from '../../index/text.ts';

/**
 * A home as a document. Words are split by the index's own rules and kept as terms, so that both engines find the same
 * homes; a home off the market keeps its row, which is how a late change is recognised.
 */
export interface HomeDocument {
  readonly id: string;
  readonly status: Home['status'] | 'off';
  /** The position of the change in the feed. */
  readonly position: number;
  readonly location?: { readonly lat: number; readonly lon: number };
  readonly [field: string]: unknown;
}

const keyword = { type: 'keyword' } as const;
const sortOnly = { index: false } as const;

/** The mapping and settings of an index of homes. */
export const homeIndex = {
  settings: {
    // One replica, where the cluster has a node for it.
    auto_expand_replicas: '0-1',
    refresh_interval: '500ms',
    'index.sort.field': 'id',
    'index.sort.order': 'desc',
  },
  mappings: {
    dynamic: false,
    properties: {
      id: keyword,
      status: keyword,
      position: { type: 'long' },
      location: { type: 'geo_point' },
      // A geo_point is exact to a centimetre; boxes and distances of results are computed from these.
      lat: { type: 'double' },
      lng: { type: 'double' },
      price: { type: 'integer' },
      beds: { type: 'integer' },
      bedsBand: { type: 'byte' },
      baths: { type: 'integer' },
      type: keyword,
      tenure: keyword,
      sqm: { type: 'double' },
      pricePerSqm: { type: 'double', ...sortOnly },
      epc: keyword,
      councilTax: keyword,
      flags: keyword,
      features: keyword,
      addedAt: { type: 'long' },
      reducedAt: { type: 'long' },
      lastReducedAt: { type: 'long', ...sortOnly },
      outcode: keyword,
      town: keyword,
      words: keyword,
    },
  },
} as const;

/** The document of a change. What is unknown has no field, so that it matches no bound and sorts last. */
export function toHomeDocument({ id, version: position, home }: HomeChange): HomeDocument {
  if (!home) return { id, status: 'off', position };
  const { lat, lng, price, beds, baths, sqm, epc, councilTax, addedAt, reducedAt } = home;
  return {
    id,
    status: home.status,
    position,
    location: { lat, lon: lng },
    lat,
    lng,
    price,
    beds,
    bedsBand: Math.min(maxBeds, beds),
    baths,
    type: home.type,
    tenure: home.tenure,
    ...(sqm > 0 && { sqm, pricePerSqm: price / sqm }),
    ...(epc !== '' && { epc }),
    ...(councilTax !== '' && { councilTax }),
    flags: home.flags,
    features: home.features,
    addedAt,
    reducedAt,
    ...(reducedAt > 0 && { lastReducedAt: reducedAt }),
    outcode: foldOutcode(home.outcode),
    town: foldTown(home.town),
    words: splitWords(home.text),
  };
}
