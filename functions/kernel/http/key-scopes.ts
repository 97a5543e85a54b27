import { keysOf } from '../keys.ts';

/** What an API key may do for its account, in words for people. */
export const keyScopes = {
  'account:read': 'Read your profile and notifications',
  'homes:read': 'Read your homes and drafts',
  'homes:write': 'Begin and change drafts, add photos, and change your homes',
  'viewings:read': 'Read viewing times and your viewings',
  'viewings:write': 'Open viewing times, and ask for, accept, move and cancel viewings',
  'offers:read': 'Read the offers that you made and those on your homes',
  'offers:write': 'Make, change, accept and decline offers',
  'messages:read': 'Read your conversations',
  'sales:read': 'Read your sales, from the accepted offer to the keys',
} as const;

export type KeyScope = keyof typeof keyScopes;
export const keyScopeNames = keysOf(keyScopes);

/** What a key of an organisation may do, in words for people: nothing that needs a person. */
export const organisationScopes = {
  'search:read': 'Search homes for sale',
  'listings:read': 'Read the public pages of homes for sale',
  'market:read': 'Read asking and sold prices of an area',
} as const;

export type OrganisationScope = keyof typeof organisationScopes;
export const organisationScopeNames = keysOf(organisationScopes);
