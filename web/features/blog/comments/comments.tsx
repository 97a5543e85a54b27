import { useState } from 'react';
import { findStandingPage } from '../../../entities/account/account-standing.ts';
import { useUser } from '../../../entities/account/user.ts';
import { formatCounted } from '../../../lib/format.ts';
import { useLocation } from '../../../lib/router.ts';
import { requireLogin, useSession } from '../../../lib/session.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { blog, type PostPage } from '../api.ts';
import { CommentForm } from './comment-form.tsx';
import { formatCommentThanks } from './comment-thanks.ts';
import { CommentThreadView } from './thread.tsx';
import { useCommentMutation } from './use-comment-mutation.ts';

/** The comments on a post, and the form for a new one. */
export function Comments({ post }: { readonly post: PostPage }) {
  return (
    <section
      aria-labelledby="comments"
      className="mx-auto grid w-full max-w-prose gap-6 border-t border-line pt-8"
      data-print="no"
    >
      <h2 id="comments" className="text-2xl">
        {post.commentsCount === 0 ? 'Comments' : formatCounted(post.commentsCount, 'comment')}
      </h2>
      {post.comments.length > 0 ? (
        <ol className="grid gap-7">
          {post.comments.map((thread) => (
            <CommentThreadView key={thread.id} thread={thread} slug={post.slug} />
          ))}
        </ol>
      ) : (
        <p className="text-muted">There are no comments yet. Is there anything this guide didn’t answer?</p>
      )}
      <CommentWriter post={post} />
    </section>
  );
}

/** The form for people who can comment, and the next step for others. */
function CommentWriter({ post }: { readonly post: PostPage }) {
  const { isLoggedIn } = useSession();
  const user = useUser();
  const { pathname } = useLocation();
  const next = new URLSearchParams({ next: pathname });
  if (!isLoggedIn || user === null)
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunk p-5">
        <p className="grow">Only members can comment.</p>
        <Button onClick={() => requireLogin({ to: 'comment on this guide' })}>Log in to comment</Button>
        <LinkButton to={`${paths.register}?${next}`} variant="secondary">
          Sign up
        </LinkButton>
      </div>
    );
  if (!user) return <Skeleton className="h-36 rounded-md" />;
  const screen = findStandingPage(user);
  if (screen)
    return (
      <div className="grid gap-3">
        <Notice title="One more step">
          <p>You can comment as soon as your account is ready.</p>
        </Notice>
        <LinkButton to={`${screen}?${next}`} className="justify-self-start">
          Continue
        </LinkButton>
      </div>
    );
  return <NewComment post={post} />;
}

function NewComment({ post }: { readonly post: PostPage }) {
  // Changes after each comment to reset the form.
  const [sent, setSent] = useState(0);
  const step = useCommentMutation({
    slug: post.slug,
    done: formatCommentThanks,
    onDone: () => setSent((count) => count + 1),
  });
  return (
    <CommentForm
      key={sent}
      label="Add a comment"
      action="Post comment"
      busy={step.isPending}
      error={step.error}
      onSend={(body) => step.mutate(() => blog.addComment({ body: { blogId: post.id, body } }))}
    />
  );
}
