import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { messageRoutes } from '../../../functions/deals/messages/contract.ts';
import type { searchRoutes } from '../../../functions/finding/search/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import {
  type Draft,
  mostOwnHomes,
  ownHomes,
  ownHomesKey,
  type OwnListing,
} from '../../entities/own-home/api.ts';
import { createClient } from '../../lib/client.ts';

type Properties = typeof propertyRoutes;
export type DraftData = Draft['data'];
/** A change of a draft: any part of its data; `null` removes a field. */
export type DraftChange = Request<Properties['changeDraft']>['body']['data'];
export type DraftPicture = Draft['pictures'][number];
export type Obstacle = Draft['obstacles'][number];
export type AddressSuggestion = Result<Properties['addresses']>['addresses'][number];

export const sell = createClient<
  Omit<
    Properties,
    | 'property'
    | 'propertyCards'
    | 'recordView'
    | 'startUpload'
    | 'image'
    | 'postcode'
    | 'ownListings'
    | 'drafts'
  >
>({
  createDraft: 'POST /api/property-draft',
  changeDraft: 'PUT /api/property-draft/{id}',
  deleteDraft: 'DELETE /api/property-draft/{id}',
  addresses: 'GET /api/addresses',
  submit: 'POST /api/properties',
  changeProperty: 'PUT /api/properties/{id}',
  withdraw: 'DELETE /api/properties/{id}',
  publish: 'PUT /api/property-published/{id}',
  relist: 'GET /api/relist-property/{id}',
});
export type TownPlace = Result<(typeof searchRoutes)['suggestPlaces']>['places'][number];
export const places = createClient<Pick<typeof searchRoutes, 'suggestPlaces'>>({
  suggestPlaces: 'GET /api/places',
});

type Enquiries = Pick<typeof messageRoutes, 'enquiries'>;
export type Enquiry = Result<Enquiries['enquiries']>['threads'][number];
const messages = createClient<Enquiries>({ enquiries: 'GET /api/property-messages/{id}' });

/** The property created from a draft, for a person who returns to the draft. */
export function findHomeOfDraft(draftId: string) {
  return queryOptions<string>({ queryKey: ['home-of-draft', draftId] });
}

export function ownHomesQuery(query: {
  readonly page: number;
  readonly status: OwnListing['status'] | undefined;
  /** Words of the address. */
  readonly q: string | undefined;
}) {
  return queryOptions({
    queryKey: [...ownHomesKey, query],
    queryFn: ({ signal }) => ownHomes.ownListings({ query: { ...query, per_page: mostOwnHomes }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function toEnquiriesKey(id: string) {
  return ['enquiries', id] as const;
}
interface EnquiryPage {
  readonly page: number;
  readonly per_page: number;
}
export function loadEnquiries(id: Enquiry['propertyId'], query: EnquiryPage, signal?: AbortSignal) {
  return messages.enquiries({ params: { id }, query, signal });
}
export function enquiriesQuery(id: Enquiry['propertyId'], query: EnquiryPage) {
  return queryOptions({
    queryKey: [...toEnquiriesKey(id), query],
    queryFn: ({ signal }) => loadEnquiries(id, query, signal),
    placeholderData: keepPreviousData,
  });
}

export function addressesQuery(postcode: string) {
  return queryOptions({
    queryKey: ['addresses', postcode],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => (await sell.addresses({ query: { postcode }, signal })).addresses,
  });
}
