import type { ImageId, UserId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import {
  loadImages,
  buildImageReleaseWrite,
  buildImageUseWrite,
} from '../../../listings/properties/adapters/image-repository.ts';
import type { Image } from '../../../listings/properties/domain/image.ts';
import type { Picture } from '../../../listings/properties/domain/listing.ts';
import { listBodyImages, sanitiseHtml } from '../adapters/html-sanitiser.ts';
import type { NewPost, Post, PostCover } from '../domain/post.ts';

/** Pictures that one body may show: with the cover they fit into a transaction. */
const maxPictures = 40;

/** @throws 422 on `field` for a file that is not there, was refused or is no photo */
function getPicture(image: Image | undefined, field: string): Picture {
  if (image?.kind !== 'photo' || image.status === 'refused')
    throw createFieldError(field, 'A picture is missing or can’t be used. Upload it again.');
  const { id, url, width, height, variants, placeholder = '' } = image;
  if (url === undefined || width === undefined || height === undefined)
    throw createFieldError(field, 'A picture is still being prepared. Try again in a moment.');
  return { id, url, width, height, variants, placeholder };
}

/** @throws 422 for a picture that cannot be used */
export async function resolveCover({ id, alt }: NonNullable<NewPost['cover']>): Promise<PostCover> {
  const images = await loadImages([id]);
  return { ...getPicture(images.get(id), 'cover'), alt };
}

export interface PostBody {
  readonly html: string;
  readonly imageIds: ImageId[];
}

/**
 * The body as it is kept: sanitised, its pictures with their sizes.
 * @throws 422 for a picture without alt text and for one that cannot be used
 */
export async function resolveBody(dirty: string): Promise<PostBody> {
  const named = listBodyImages(dirty).flatMap(({ id, alt }) => (id ? [{ id, alt }] : []));
  if (named.some(({ alt }) => alt === ''))
    throw createFieldError('body', 'Describe each picture for people who can’t see it.');
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length > maxPictures) throw createFieldError('body', `Use at most ${maxPictures} pictures.`);
  const images = await loadImages(ids);
  const pictures = new Map(ids.map((id) => [id, getPicture(images.get(id), 'body')]));
  return { html: sanitiseHtml(dirty, pictures), imageIds: ids };
}

const imageIdsOf = ({ cover, bodyImageIds, status }: Post): Set<ImageId> =>
  status === 'deleted' ? new Set() : new Set([...(cover ? [cover.id] : []), ...bodyImageIds]);

/**
 * The rows of pictures that a post takes up, which have to be the writer's own uploads, and of those that it lets go.
 * @throws 422 in the transaction for another person's picture
 */
export function buildImageWrites(before: Post | undefined, after: Post, writer: UserId, now: Date): Write[] {
  const [old, next] = [before ? imageIdsOf(before) : new Set<ImageId>(), imageIdsOf(after)];
  const place = { kind: 'photo', field: 'body' } as const;
  return [
    ...[...next].filter((id) => !old.has(id)).map((id) => buildImageUseWrite(id, place, writer)),
    ...[...old].filter((id) => !next.has(id)).map((id) => buildImageReleaseWrite(id, now)),
  ];
}
