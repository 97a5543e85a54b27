import { MessageSquare } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatDate } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import type { PostCard as Post } from '../api.ts';

interface Props {
  readonly post: Post;
  readonly heading?: 'h2' | 'h3';
}

/** The category above a title. */
export function PostCategory({ post }: { readonly post: Post }) {
  return <p className="text-sm font-semibold text-brick">{post.category.name}</p>;
}

/** Date, reading time and comments. */
export function PostByline({ post }: { readonly post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {post.publishedAt && <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>}
      <span aria-hidden>·</span>
      <span>{`${post.readMinutes} min read`}</span>
      {post.commentsCount > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon as={MessageSquare} size={14} />
          {formatCounted(post.commentsCount, 'comment')}
        </span>
      )}
    </p>
  );
}

/** Makes a link cover its card, below the other links of the card. */
const cover = "after:absolute after:inset-0 after:content-['']";

export function PostTitle({
  post,
  heading: Heading = 'h2',
  className,
}: Props & { readonly className: string }) {
  return (
    <Heading className={className}>
      <Link
        to={paths.post(post.slug)}
        className={cx(cover, 'group-hover:underline underline-offset-3 decoration-2')}
      >
        {post.title}
      </Link>
    </Heading>
  );
}

/** A summary of a post: cover, category, title and excerpt. */
export function PostCard({ post, heading = 'h2', eager = false }: Props & { readonly eager?: boolean }) {
  return (
    <article className="group relative grid content-start gap-3">
      <Photo
        picture={post.cover}
        alt=""
        sizes="(min-width: 1024px) 23rem, (min-width: 640px) 46vw, 92vw"
        eager={eager}
        className="rounded-md"
      />
      <div className="grid gap-1.5">
        <PostCategory post={post} />
        <PostTitle post={post} heading={heading} className="text-xl" />
        <p className="line-clamp-4 text-muted">{post.excerpt}</p>
        <PostByline post={post} />
      </div>
    </article>
  );
}

/** The first post on the front page. */
export function LeadPost({ post }: Props) {
  return (
    <article className="group relative grid content-start gap-4">
      <Photo
        picture={post.cover}
        alt=""
        shape="aspect-video"
        sizes="(min-width: 1024px) 48rem, 92vw"
        eager
        className="rounded-md"
      />
      <div className="grid gap-2">
        <PostCategory post={post} />
        <PostTitle post={post} className="text-2xl sm:text-3xl" />
        <p className="max-w-prose text-lg text-muted">{post.excerpt}</p>
        <PostByline post={post} />
      </div>
    </article>
  );
}

/** A post in a column of headlines. */
export function HeadlinePost({ post }: Props) {
  return (
    <article className="group relative grid grid-cols-[1fr_6.5rem] gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="grid content-start gap-1">
        <PostCategory post={post} />
        <PostTitle post={post} className="text-lg leading-snug" />
        <PostByline post={post} />
      </div>
      <Photo picture={post.cover} alt="" shape="aspect-square" sizes="6.5rem" className="h-fit rounded-md" />
    </article>
  );
}

export function PostCardSkeleton() {
  return (
    <div className="grid content-start gap-3">
      <Skeleton className="aspect-3/2 rounded-md" />
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-6 w-4/5" />
      <SkeletonLines lines={3} />
    </div>
  );
}
