import { PostDeleted, PostPublished, PostScheduleChanged, PostUpdated } from '../../../../events/blog.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import type { Post, PostStatus } from './post.ts';

/** From which state a post can go where. A published post is never scheduled: its readers know it. */
const transitions: Readonly<Record<PostStatus, readonly PostStatus[]>> = {
  draft: ['draft', 'scheduled', 'published', 'deleted'],
  scheduled: ['draft', 'scheduled', 'published', 'deleted'],
  published: ['draft', 'published', 'deleted'],
  deleted: [],
};

export function canBecome(from: PostStatus, to: PostStatus): boolean {
  return transitions[from].includes(to);
}

/** A post as it becomes, with what happened. */
export interface PostUpdate {
  readonly post: Post;
  readonly events: readonly DomainEvent[];
}

export interface Publication {
  readonly status: PostStatus;
  readonly publishedAt?: string | undefined;
}

interface RequestedPublication {
  readonly status?: Exclude<PostStatus, 'deleted'> | undefined;
  readonly publishedAt?: string | undefined;
}

/**
 * When and whether a post is public. `published` with a time ahead becomes `scheduled`; a past time dates it back.
 * @throws 409 `conflict` for a published post that is to be scheduled, 422 for a schedule without a time ahead
 */
export function decidePublication(before: Publication, wished: RequestedPublication, now: Date): Publication {
  const asked = wished.status ?? before.status;
  const publishedAt = wished.publishedAt ?? before.publishedAt;
  const isAhead = publishedAt !== undefined && Date.parse(publishedAt) > now.getTime();
  const status = asked === 'published' && isAhead ? 'scheduled' : asked;
  if (!canBecome(before.status, status))
    throw new AppError('conflict', `A ${before.status} post can’t become ${status}.`, {
      state: before.status,
    });
  if (status === 'scheduled' && !isAhead)
    throw createFieldError('publishedAt', 'Choose a time in the future.');
  if (status === 'published') return { status, publishedAt: publishedAt ?? now.toISOString() };
  return { status, ...(publishedAt !== undefined && { publishedAt }) };
}

/** @throws 422 with the fields that a post lacks before readers may see it */
export function assertPublishable({ status, excerpt }: Post, text: string): void {
  if (status === 'draft' || status === 'deleted') return;
  const errors = {
    ...(text === '' && { body: ['Write the post before you publish it.'] }),
    ...(excerpt === '' && { excerpt: ['Say in a sentence what the post is about.'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'Some details aren’t right.', { errors });
}

const isScheduleSame = (before: Post | undefined, after: Post): boolean => {
  const time = (post: Post | undefined) => (post?.status === 'scheduled' ? post.publishedAt : undefined);
  return time(before) === time(after);
};

/** Lists the events of a change from one version of a post to the next. */
export function listPostEvents(before: Post | undefined, after: Post): DomainEvent[] {
  const { id: postId, slug, status, publishedAt } = after;
  const wasPublic = before?.status === 'published';
  return [
    ...(isScheduleSame(before, after) ? [] : [PostScheduleChanged.of({ postId })]),
    ...(status === 'published' && !wasPublic && publishedAt !== undefined
      ? [PostPublished.of({ postId, slug, publishedAt })]
      : []),
    ...(wasPublic && status !== 'deleted' ? [PostUpdated.of({ postId, slug })] : []),
    ...(status === 'deleted' ? [PostDeleted.of({ postId, slug })] : []),
  ];
}

/** Publishes a post whose time has come; nothing where it was moved, taken back or published before. */
export function publishDuePost(before: Post, now: Date): PostUpdate | undefined {
  const { status, publishedAt, version } = before;
  if (status !== 'scheduled' || publishedAt === undefined) return undefined;
  if (Date.parse(publishedAt) > now.getTime()) return undefined;
  const post: Post = {
    ...before,
    status: 'published',
    version: version + 1,
    updatedAt: now.toISOString(),
  };
  // The schedule was used up, so nothing has to forget it.
  return { post, events: [PostPublished.of({ postId: post.id, slug: post.slug, publishedAt })] };
}

/** Takes a post away for good; nothing where that was done before. */
export function deletePost(before: Post, now: Date): PostUpdate | undefined {
  if (before.status === 'deleted') return undefined;
  const post: Post = {
    ...before,
    status: 'deleted',
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  return { post, events: listPostEvents(before, post) };
}
