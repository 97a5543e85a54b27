import type { PostId, PropertyId } from '../../../../events/vocabulary.ts';
import { deleteDrawnFiles, listDrawnFiles, putDrawnFile } from '../../../kernel/data/drawn-files.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { PropertyPage } from '../../../listings/properties/domain/views.ts';
import { PostPage } from '../../../trust/blog/contract.ts';
import { callPublicApi } from '../adapters/public-api.ts';
import { encodeShareCard } from '../adapters/share-card-encoder.ts';
import { toShareCardFolder, toShareCardPath } from '../adapters/share-card-path.ts';
import { fetchSiteFile } from '../adapters/site-file.ts';
import { type ShareCard, toPostShareCard, toPropertyShareCard } from '../domain/share-card.ts';

/** A page whose shared links have a card of their own. */
export type SharedPage = { readonly id: PropertyId } | { readonly id: PostId; readonly slug: string };

/** A page that still changes after these has an event of its own that is not handled yet. */
const attempts = 3;

/**
 * Stores the card of a page as visitors see it now, and removes its earlier ones; all of them where visitors may not
 * see the page.
 * @throws Error when the API, the site or the bucket fails
 */
export async function updateShareCard(page: SharedPage): Promise<void> {
  let card = await findShareCard(page);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!(await storeShareCard(page.id, card))) return;
    // Another run may have stored the card of a later state before this one removed it.
    const present = await findShareCard(page);
    if (isSame(card, present)) return;
    card = present;
  }
}

const isSame = (shareCard: ShareCard | undefined, other: ShareCard | undefined): boolean =>
  JSON.stringify(shareCard) === JSON.stringify(other);

/** Whether something was written. */
async function storeShareCard(id: string, card: ShareCard | undefined): Promise<boolean> {
  const kept = await listDrawnFiles(toShareCardFolder(id));
  const path = card && toShareCardPath(card);
  const isNew = card !== undefined && path !== undefined && !kept.includes(path);
  if (isNew)
    await putDrawnFile(path, {
      bytes: await encodeShareCard(await fetchSiteFile(card.photo), card),
      contentType: 'image/jpeg',
      cachedSeconds: daySeconds,
    });
  const earlier = kept.filter((other) => other !== path);
  await deleteDrawnFiles(earlier);
  return isNew || earlier.length > 0;
}

async function findShareCard(page: SharedPage): Promise<ShareCard | undefined> {
  const answer = await callPublicApi(
    'slug' in page ? `/api/blogs/show/${page.slug}` : `/api/properties/${page.id}`,
  );
  if (answer.status !== 200) return undefined;
  const shown: unknown = JSON.parse(answer.text);
  return 'slug' in page
    ? toPostShareCard(PostPage.parse(shown))
    : toPropertyShareCard(PropertyPage.parse(shown));
}
