import '../../../ui/typeset.css';
import { useQuery } from '@tanstack/react-query';
import { isPostId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type EditablePost, editablePostQuery } from './api.ts';
import { deskPaths, statusWords } from './labels.ts';

export const handle: Handle = { head: { title: 'Preview', noindex: true } };

/** /staff/blog/{id}/preview: the saved version of a post in any state. */
export function Component() {
  const { id } = useParams();
  if (isPostId(id)) return <SavedPost id={id} />;
  return <EmptyState heading="h1" title="This post isn’t there" />;
}

const SavedPost = ({ id }: { readonly id: EditablePost['id'] }) => (
  <QueryPage
    query={useQuery(editablePostQuery(id))}
    what="load the post"
    skeleton={<Skeleton className="h-96" />}
  >
    {(post) => <Preview post={post} />}
  </QueryPage>
);

const Preview = ({ post }: { readonly post: EditablePost }) => (
  <div className="grid gap-6">
    <Notice title={`${statusWords[post.status].label}: only staff see this page`}>
      <Link to={deskPaths.post(post.id)} className="link">
        Back to the editor
      </Link>
    </Notice>
    <article className="mx-auto grid w-full max-w-prose gap-6">
      <header className="grid gap-3">
        <p className="text-sm font-semibold">{post.category.name}</p>
        <h1 className="text-2xl sm:text-3xl">{post.title}</h1>
        <p className="text-lg text-muted">{post.excerpt}</p>
        <p className="text-sm text-muted">{`${post.readMinutes} min read`}</p>
      </header>
      {post.cover && (
        <Photo
          picture={post.cover}
          alt={post.cover.alt}
          shape="aspect-video"
          sizes="42rem"
          eager
          className="rounded-md"
        />
      )}
      {/* oxlint-disable-next-line react/no-danger -- the server sanitises it against an allow-list when it is written */}
      <div className="typeset" dangerouslySetInnerHTML={{ __html: post.bodyHtml }} />
    </article>
  </div>
);
