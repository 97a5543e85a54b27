import { api } from '../../kernel/http/api.ts';
import { propertyRoutes } from './contract.ts';
import { draftOperations } from './handler/drafts.ts';
import { propertyOperations } from './handler/properties.ts';
import { imageOperations } from './handler/images.ts';
import { publishingOperations } from './handler/publishing.ts';

export const handler = api(propertyRoutes, {
  ...draftOperations,
  ...imageOperations,
  ...propertyOperations,
  ...publishingOperations,
});
