/** Draws the picture of shared links to pages without one of their own: `npm run share:card`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeShareCard } from '../../functions/reach/site-pages/adapters/share-card-encoder.ts';

const photo = readFileSync(new URL('../../infra/demo/media/terrace-coast/1280.webp', import.meta.url));
const card = await encodeShareCard(photo, {
  id: 'site',
  photo: '',
  heading: 'Homes, straight from their sellers',
  lines: ['Fixed prices and no commission'],
});
writeFileSync(new URL('../../web/public/share-card.jpg', import.meta.url), card);
