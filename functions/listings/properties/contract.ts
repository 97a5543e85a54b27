import * as z from 'zod';
import {
  DraftId,
  ImageId,
  ImageKind,
  lineUpTo,
  Postcode,
  PropertyId,
  PropertyStatus,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { daySeconds } from '../../kernel/time.ts';
import { NewDraftSource } from './domain/draft.ts';
import { HomeSlug } from './domain/home-address.ts';
import { uploadTypes } from './domain/image.ts';
import { DraftChange, DraftInput } from './domain/listing.ts';
import {
  AddressSuggestion,
  DraftView,
  ImageView,
  OwnListing,
  PropertyCard,
  PropertyPage,
  Upload,
  viewBody,
} from './domain/views.ts';

const propertyById = z.object({ id: PropertyId });
const draftById = z.object({ id: DraftId });
const version = z.int().min(1);
const maxCards = 12;
/** Ids between commas. */
const cardIds = z
  .string()
  .max(400)
  .transform((ids) => ids.split(','))
  .pipe(z.array(PropertyId).min(1).max(maxCards));

export const draftRoutes = defineRoutes({
  drafts: {
    method: 'GET',
    path: '/api/property-draft',
    access: 'active',
    scope: 'homes:read',
    summary: 'The own drafts, newest first',
    result: createListSchema('drafts', DraftView),
  },
  createDraft: {
    method: 'POST',
    path: '/api/property-draft',
    access: 'active',
    scope: 'homes:write',
    summary: 'Begin a draft',
    body: z.object({ data: DraftInput, source: NewDraftSource.optional() }),
    result: DraftView,
    status: 201,
    problems: ['conflict'],
  },
  changeDraft: {
    method: 'PUT',
    path: '/api/property-draft/{id}',
    access: 'active',
    scope: 'homes:write',
    summary: 'Save part of a draft',
    params: draftById,
    body: z.strictObject({ data: DraftChange, version }),
    result: DraftView,
    problems: ['not_found', 'stale'],
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/api/property-draft/{id}',
    access: 'active',
    summary: 'Throw a draft away',
    params: draftById,
    result: z.void(),
    problems: ['not_found', 'stale'],
  },
});

/** A separate contract, because its function contains the image codec. */
export const pictureRoutes = defineRoutes({
  uploadBase64: {
    method: 'POST',
    path: '/api/base64',
    throttlePercent: 2,
    access: 'active',
    summary: 'Upload a small image inside JSON; its pictures are made before the answer',
    status: 201,
    result: ImageView,
    body: z.object({ image: z.string(), kind: ImageKind, propertyId: PropertyId.optional() }),
    // 4 MB of picture in base64, and the most that Lambda takes.
    maxBodyBytes: 6_000_000,
    problems: ['too_large', 'too_many'],
  },
});

export const imageRoutes = defineRoutes({
  startUpload: {
    method: 'POST',
    path: '/api/uploads',
    throttlePercent: 10,
    access: 'active',
    scope: 'homes:write',
    whileLeaving: true,
    summary: 'A signed form that takes one file of this size and type',
    status: 201,
    result: Upload,
    body: z.object({ kind: ImageKind, contentType: z.enum(uploadTypes), bytes: z.int().min(1) }),
    problems: ['too_large', 'too_many'],
  },
  image: {
    method: 'GET',
    path: '/api/uploads/{id}',
    access: 'active',
    scope: 'homes:write',
    summary: 'How far an uploaded image is',
    params: z.object({ id: ImageId }),
    result: ImageView,
    problems: ['not_found'],
  },
  addresses: {
    method: 'GET',
    path: '/api/addresses',
    throttlePercent: 1,
    access: 'active',
    summary: 'Addresses at a postcode',
    query: z.object({ postcode: Postcode }),
    result: z.object({ addresses: z.array(AddressSuggestion) }),
    problems: ['too_many', 'unavailable'],
  },
  postcode: {
    method: 'GET',
    path: '/api/postcodes',
    throttlePercent: 1,
    access: 'public',
    summary: 'Position of a postcode, for a search around it',
    query: z.object({ postcode: Postcode }),
    result: z.object({ postcode: z.string(), latitude: z.number(), longitude: z.number() }),
    problems: ['not_found', 'too_many', 'unavailable'],
    cache: daySeconds,
  },
});

export const homeRoutes = defineRoutes({
  submit: {
    method: 'POST',
    path: '/api/properties',
    access: 'active',
    summary: 'Submit a home, from a draft or whole',
    status: 201,
    result: PropertyPage,
    body: z.union([z.object({ draftId: DraftId }), z.object({ data: DraftInput })]),
    problems: ['not_found', 'stale', 'conflict'],
  },
  ownListings: {
    method: 'GET',
    path: '/api/properties',
    access: 'active',
    scope: 'homes:read',
    summary: 'The own homes with their counts',
    query: z.object({
      ...createPagingParameters(12, 48),
      status: PropertyStatus.optional(),
      q: lineUpTo(80).optional(),
    }),
    result: createListSchema('properties', OwnListing),
  },
  property: {
    method: 'GET',
    path: '/api/properties/{id}',
    access: 'anyone',
    scope: 'homes:read',
    organisationScope: 'listings:read',
    summary: 'The page of a home, by its id or by the last part of its public address',
    params: z.object({ id: z.union([PropertyId, HomeSlug]) }),
    result: PropertyPage,
    problems: ['not_found'],
  },
  propertyCards: {
    method: 'GET',
    path: '/api/property-cards',
    access: 'anyone',
    scope: 'homes:read',
    organisationScope: 'listings:read',
    summary: 'The cards of homes by their ids, such as those that a browser remembers',
    query: z.object({ ids: cardIds }),
    /** In the order asked for; homes that are off the market are left out. */
    result: z.object({ properties: z.array(PropertyCard) }),
  },
  changeProperty: {
    method: 'PUT',
    path: '/api/properties/{id}',
    access: 'active',
    scope: 'homes:write',
    summary: 'Change fields of a submitted home; `null` takes a field back',
    params: propertyById,
    result: PropertyPage,
    body: DraftChange.extend({ version }),
    problems: ['not_found', 'stale', 'conflict'],
  },
  recordView: {
    method: 'POST',
    path: '/api/property-view',
    access: 'anyone',
    summary: 'Count a visit to a home',
    body: viewBody,
    result: z.void(),
    problems: ['not_found'],
  },
});

export const publishingRoutes = defineRoutes({
  withdraw: {
    method: 'DELETE',
    path: '/api/properties/{id}',
    access: 'active',
    summary: 'Take a home off the market',
    params: propertyById,
    query: z.object({ reason: textUpTo(500).optional() }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  publish: {
    method: 'PUT',
    path: '/api/property-published/{id}',
    access: 'active',
    summary: 'Put a home on sale, or pause it with its viewings kept or cancelled',
    params: propertyById,
    body: z.strictObject({
      published: z.boolean(),
      /** What a pause does to the viewings that are booked or asked for. */
      viewings: z.enum(['keep', 'cancel']).default('keep'),
      /** Told to the people whose viewings a pause cancels. */
      reason: textUpTo(500).optional(),
    }),
    result: PropertyPage,
    problems: ['not_found', 'conflict', 'stale', 'payment_required'],
  },
  relist: {
    method: 'GET',
    path: '/api/relist-property/{id}',
    access: 'active',
    summary: 'Put a home back on sale',
    params: propertyById,
    result: PropertyPage,
    aliases: ['POST'],
    problems: ['not_found', 'conflict', 'stale', 'payment_required'],
  },
});

export const propertyRoutes = defineRoutes({
  ...draftRoutes,
  ...imageRoutes,
  ...homeRoutes,
  ...publishingRoutes,
});
