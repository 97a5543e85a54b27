import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { isPostId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type EditablePost, editablePostQuery } from './api.ts';
import { deskPaths } from './labels.ts';
import { PostForm } from './post-form.tsx';

export const handle: Handle = { head: { title: 'Write a post', noindex: true } };

/** /staff/blog/new and /staff/blog/{id}. */
export function Component() {
  const { id } = useParams();
  return (
    <div className="grid gap-5">
      <header>
        <p className="text-sm">
          <Link to={deskPaths.posts} className="link">
            Blog posts
          </Link>
        </p>
        <h1 className="text-2xl">{id === undefined ? 'Write a post' : 'Edit post'}</h1>
      </header>
      {id === undefined && <PostForm key="new" />}
      {id !== undefined && (isPostId(id) ? <SavedPost key={id} id={id} /> : <PostNotFound />)}
    </div>
  );
}

const SavedPost = ({ id }: { readonly id: EditablePost['id'] }) => (
  <QuerySection
    query={useQuery(editablePostQuery(id))}
    what="load the post"
    skeleton={<PostSkeleton />}
    notFound={<PostNotFound />}
    keepData
  >
    {(post) => <PostForm post={post} />}
  </QuerySection>
);

const PostSkeleton = () => (
  <div className="grid gap-4">
    <output className="sr-only">Loading the post</output>
    <Skeleton className="h-11" />
    <Skeleton className="h-96" />
  </div>
);

const PostNotFound = () => (
  <EmptyState
    icon={FileX2}
    title="This post isn’t there"
    actions={
      <LinkButton to={deskPaths.posts} variant="secondary">
        All posts
      </LinkButton>
    }
  >
    It may have been deleted.
  </EmptyState>
);
