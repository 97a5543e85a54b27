import type { UserId } from '../../events/vocabulary.ts';
import { imagesById } from './image-store.ts';
import { imagesShowing } from './media-use-store.ts';

const path = /^\/media\/([\w-]+)\/[\w.-]+$/;
/** Images of one file that are looked at; the same picture is rarely anybody else's. */
const mostOfFile = 100;

/** Whether a path is that of a picture which a person sent for their profile. */
export async function isOwnAvatar(url: string, ownerId: UserId): Promise<boolean> {
  const hash = path.exec(url)?.[1];
  if (hash === undefined) return false;
  const images = await imagesById((await imagesShowing(hash)).slice(0, mostOfFile));
  return [...images.values()].some(
    (image) =>
      image.ownerId === ownerId &&
      image.kind === 'avatar' &&
      image.status === 'ready' &&
      (image.url === url || image.variants.some((variant) => variant.url === url)),
  );
}
