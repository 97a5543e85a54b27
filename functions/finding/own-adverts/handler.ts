import { api } from '../../kernel/http/api.ts';
import { toImageView } from '../../listings/properties/domain/views.ts';
import { confirmAdvert } from './commands/keep-own-advert.ts';
import { readAdvertPage, readPastedAdvert } from './commands/read-own-advert.ts';
import { uploadAdvertPicture } from './commands/upload-advert-picture.ts';
import { ownAdvertRoutes } from './contract.ts';
import { getOwnAdvert } from './queries/get-own-advert.ts';

export const handler = api(ownAdvertRoutes, {
  readOwnAdvert: ({ body }, { id }) =>
    'url' in body ? readAdvertPage(id, body.url) : readPastedAdvert(id, body.text),
  confirmOwnAdvert: ({ params: { id } }, caller) => confirmAdvert(id, caller.id),
  fetchAdvertPicture: async ({ params: { id, nth } }, caller) =>
    toImageView(await uploadAdvertPicture(await getOwnAdvert(id, caller.id), nth)),
});
