import { dayMs } from '../../../../functions/kernel/time.ts';
import { writePostFilters } from '../../../../functions/reach/site-pages/domain/post-list.ts';
import { beginsWithExcerpt } from '../../../../functions/trust/blog/domain/reading.ts';
import { formatDate, formatPersonName } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { PostPage } from '../api.ts';
import { TagLinks } from '../list/subjects.tsx';
import { PostBody } from './body.tsx';
import { Contents } from './contents.tsx';
import { listHeadings } from './headings.ts';
import { ShareRow } from './share-row.tsx';
import { usePostView } from './use-post-view.ts';

/** Number of sections from which a table of contents is worth its space. */
const sectionsForContents = 4;

/** The post, from its category to its tags. */
export function Article({ post }: { readonly post: PostPage }) {
  usePostView(post.id);
  const headings = listHeadings(post.bodyHtml);
  const hasContents = headings.length >= sectionsForContents;
  return (
    <article className="grid gap-8">
      <ArticleHeader post={post} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,1fr)]">
        <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-prose">
          {hasContents && <Contents headings={headings} />}
        </div>
        <div className="mx-auto grid w-full max-w-prose min-w-0 gap-8">
          <PostBody html={post.bodyHtml} />
          <footer className="grid gap-5 border-t border-line pt-6">
            <ShareRow title={post.title} slug={post.slug} />
            {post.tags.length > 0 && (
              <div className="grid gap-2">
                <h2 className="text-base">Subjects</h2>
                <TagLinks tags={post.tags} />
              </div>
            )}
          </footer>
        </div>
      </div>
    </article>
  );
}

function ArticleHeader({ post }: { readonly post: PostPage }) {
  const name = formatPersonName(post.author);
  const isRevised = Date.parse(post.updatedAt) - Date.parse(post.publishedAt) > dayMs;
  return (
    <header className="grid gap-6">
      <div className="mx-auto grid w-full max-w-prose gap-3">
        <p className="flex flex-wrap gap-x-2 text-sm font-semibold">
          <Link to={paths.blog} className="link">
            Guides
          </Link>
          <span aria-hidden className="text-muted">
            /
          </span>
          <Link to={paths.posts + writePostFilters({ category: post.category.slug })} className="link">
            {post.category.name}
          </Link>
        </p>
        <h1 className="text-2xl sm:text-3xl">{post.title}</h1>
        {!beginsWithExcerpt(post.bodyHtml, post.excerpt) && (
          <p className="text-lg text-muted">{post.excerpt}</p>
        )}
        <div className="flex items-center gap-3 text-sm">
          <Avatar name={name} src={post.author.avatar} size="sm" />
          <p className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{name}</span>
            <span className="text-muted">
              <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
              <span aria-hidden> · </span>
              {post.readMinutes} min read
            </span>
            {isRevised && (
              <span className="text-muted">
                Revised <time dateTime={post.updatedAt}>{formatDate(post.updatedAt)}</time>
              </span>
            )}
          </p>
        </div>
      </div>
      {post.cover && (
        <Photo
          picture={post.cover}
          alt={post.cover.alt}
          shape="aspect-video"
          sizes="(min-width: 1024px) 60rem, 100vw"
          eager
          className="mx-auto w-full max-w-[60rem] rounded-md max-sm:-mx-4 max-sm:w-auto max-sm:rounded-none"
        />
      )}
    </header>
  );
}
