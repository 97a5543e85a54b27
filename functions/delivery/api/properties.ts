import { beginDraftCall } from '../../finding/own-adverts/draft-calls.ts';
import { homeCalls } from '../../finding/property-pages/home-calls.ts';
import { publishingCalls } from '../../finding/property-pages/publishing-calls.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';
import { propertyRoutes } from '../../listings/properties/contract.ts';
import { draftCalls } from '../../listings/properties/draft-calls.ts';
import { imageCalls } from '../../listings/properties/image-calls.ts';

export const handler = apiWithKeys(propertyRoutes, {
  ...draftCalls,
  ...beginDraftCall,
  ...imageCalls,
  ...homeCalls,
  ...publishingCalls,
});
