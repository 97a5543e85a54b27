import { api } from '../shared/api.ts';
import { propertyRoutes } from './contract.ts';
import { draftOperations } from './handler-drafts.ts';
import { homeOperations } from './handler-homes.ts';
import { imageOperations } from './handler-images.ts';
import { saleOperations } from './handler-sale.ts';

export const handler = api(propertyRoutes, {
  ...draftOperations,
  ...imageOperations,
  ...homeOperations,
  ...saleOperations,
});
