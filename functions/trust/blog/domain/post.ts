import * as z from 'zod';
import { CategoryId, ImageId, PostId, UserId, lineUpTo, textUpTo } from '../../../../events/vocabulary.ts';
import { Picture } from '../../../listings/properties/domain/listing.ts';
import { Tag, TagName } from './tag.ts';

export const PostStatus = z.enum(['draft', 'scheduled', 'published', 'deleted']);
export type PostStatus = z.output<typeof PostStatus>;

/** Lower-case words joined by hyphens, as an address shows them. */
export const PostSlug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');

/** Words for search engines and shared links; the title and the excerpt stand in for what is missing. */
export const PostSeo = z.object({
  title: lineUpTo(70).optional(),
  description: lineUpTo(170).optional(),
});
export type PostSeo = z.output<typeof PostSeo>;

/** A processed picture with words for people who cannot see it. */
export const PostCover = Picture.extend({ alt: z.string() });
export type PostCover = z.output<typeof PostCover>;

/** A post without its body, which is a row of its own so that lists stay small. */
export const Post = z.object({
  id: PostId,
  slug: PostSlug,
  status: PostStatus,
  title: z.string(),
  excerpt: z.string(),
  cover: PostCover.optional(),
  categoryId: CategoryId,
  tags: z.array(Tag),
  authorId: UserId,
  readMinutes: z.int().min(1),
  seo: PostSeo.default({}),
  /** Pictures inside the body, each once. */
  bodyImageIds: z.array(ImageId).default([]),
  /** When readers see it, or saw it first; a draft that was never published has no such time. */
  publishedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Post = z.output<typeof Post>;

/** Characters of HTML that a body may have: some 15,000 words, well below a row's 400 kB. */
export const maxBodyLength = 100_000;

/** What staff write. */
const content = {
  title: lineUpTo(120).min(5),
  /** HTML; what the allow-list does not name is taken out. */
  body: textUpTo(maxBodyLength),
  categoryId: CategoryId,
  /** Tags by name; unknown ones are made. */
  tags: z.array(TagName).max(8),
  /** An own upload of the kind `photo`, with its alt text. */
  cover: z.object({ id: ImageId, alt: lineUpTo(160).min(3) }),
  /** One or two sentences for cards; made of the body's beginning when it is missing. */
  excerpt: textUpTo(300),
  slug: PostSlug,
  seo: PostSeo,
  /** `published` with a time ahead becomes `scheduled`. */
  status: PostStatus.exclude(['deleted']),
  /** Ahead for a schedule; a past time dates the post back. */
  publishedAt: z.iso.datetime(),
};

export const NewPost = z.object({
  title: content.title,
  body: content.body.default(''),
  categoryId: content.categoryId,
  tags: content.tags.default([]),
  cover: content.cover.optional(),
  excerpt: content.excerpt.optional(),
  slug: content.slug.optional(),
  seo: content.seo.optional(),
  status: content.status.default('draft'),
  publishedAt: content.publishedAt.optional(),
});
export type NewPost = z.output<typeof NewPost>;

/** The fields that change; `null` takes the cover away. */
export const PostChange = z.strictObject({
  ...z.object(content).partial().shape,
  cover: content.cover.nullable().optional(),
  /** The version that was read. */
  version: z.int().min(1),
});
export type PostChange = z.output<typeof PostChange>;
