import * as z from 'zod';
import { homeFlags, type Query, sortItems } from '../index/index.ts';

/** The envelope of a search that both engines answer, to count where they differ. */
export const searchSample = { source: 'gable.search', detailType: 'search.sampled' } as const;

const texts = z.array(z.string());
const flags = z.array(z.enum(homeFlags));
const points = z.array(z.tuple([z.number(), z.number()]));

/** A query as it was answered; it names no person and no device. */
export const SampledQuery = z.object({
  words: z.string().optional(),
  lastWordIsPrefix: z.boolean().optional(),
  circle: z.object({ lat: z.number(), lng: z.number(), miles: z.number() }).optional(),
  box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).optional(),
  polygon: points.optional(),
  travelArea: points.optional(),
  outcodes: texts.optional(),
  town: z.string().optional(),
  street: z.string().optional(),
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  minBeds: z.number().optional(),
  maxBeds: z.number().optional(),
  minBaths: z.number().optional(),
  maxBaths: z.number().optional(),
  minSqm: z.number().optional(),
  maxSqm: z.number().optional(),
  types: texts.optional(),
  tenures: texts.optional(),
  epcMin: z.string().optional(),
  councilTaxMax: z.string().optional(),
  flags: flags.optional(),
  exclude: flags.optional(),
  features: texts.optional(),
  includeStc: z.boolean().optional(),
  addedSince: z.number().optional(),
  reducedSince: z.number().optional(),
  sort: z.object({ item: z.enum(sortItems), order: z.enum(['asc', 'desc']) }).optional(),
  offset: z.number().optional(),
  limit: z.number().optional(),
  facets: z.boolean().optional(),
}) satisfies z.ZodType<Query>;

/** Hands one of many searches over to be compared; it never fails. */
export type SampleSearch = (query: Query) => Promise<void>;
