import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatMoment, formatPersonName } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { tasksKey } from '../tasks/api.ts';
import { staffCommentsQuery, desk, type HeldComment } from './api.ts';
import { deskPaths, holdWords } from './labels.ts';

export const handle: Handle = { head: { title: 'Held comments', noindex: true } };

/** /staff/blog/comments: held comments, longest waiting first. */
export function Component() {
  return (
    <div className="grid gap-5">
      <header>
        <p className="text-sm">
          <Link to={deskPaths.posts} className="link">
            Blog posts
          </Link>
        </p>
        <h1 className="text-2xl">Held comments</h1>
        <p className="text-muted">
          Comments with links, contact details or rough language wait here before readers see them.
        </p>
      </header>
      <QuerySection
        query={useQuery(staffCommentsQuery)}
        what="load the comments"
        skeleton={<CommentsSkeleton />}
      >
        {({ comments, total }) =>
          total === 0 ? (
            <EmptyState icon={CircleCheck} title="No comments to check">
              Comments that need checking appear here.
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {comments.map((comment) => (
                <HeldCommentItem key={comment.id} comment={comment} />
              ))}
            </ul>
          )
        }
      </QuerySection>
    </div>
  );
}

const CommentsSkeleton = () => (
  <div className="grid gap-4">
    <output className="sr-only">Loading the comments</output>
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);

type Review = Parameters<typeof desk.reviewComment>[0]['body'];

function useReviewComment(id: HeldComment['id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Review) => desk.reviewComment({ params: { id }, body }),
    onSuccess: ({ status }) =>
      toast.success(status === 'visible' ? 'Readers see the comment now.' : 'The comment is removed.'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: staffCommentsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: tasksKey }),
      ]),
  });
}

function HeldCommentItem({ comment }: { readonly comment: HeldComment }) {
  const { id, author, body, heldFor, createdAt, edited, post, parentBody, version } = comment;
  const review = useReviewComment(id);
  const [isRemoving, setRemoving] = useState(false);
  const name = author ? formatPersonName(author) : 'A former member';
  return (
    <li id={id} className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        {heldFor.map((reason) => (
          <Badge key={reason} tone="amber">
            {holdWords[reason]}
          </Badge>
        ))}
      </div>
      <p className="text-sm text-muted">
        {author ? (
          <Link to={`/staff/people/${author.id}`} className="link font-semibold">
            {name}
          </Link>
        ) : (
          <span className="font-semibold text-ink">{name}</span>
        )}{' '}
        on{' '}
        <Link to={paths.post(post.slug)} className="link">
          {post.title}
        </Link>
        , <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {edited && ', edited'}
      </p>
      {parentBody && (
        <blockquote className="line-clamp-3 border-l-2 border-edge pl-3 text-sm text-muted">
          {parentBody}
        </blockquote>
      )}
      <p className="max-w-prose whitespace-pre-line">{body}</p>
      {!isRemoving && <FailureNotice error={review.error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          className="min-h-11"
          busy={review.isPending && !isRemoving}
          aria-label={`Approve the comment of ${name}`}
          onClick={() => review.mutate({ decision: 'approve', version })}
        >
          Approve
        </Button>
        <Button
          variant="danger"
          size="sm"
          className="min-h-11"
          aria-label={`Remove the comment of ${name}`}
          onClick={() => setRemoving(true)}
        >
          Remove
        </Button>
      </div>
      {isRemoving && (
        <RemoveHeldDialog review={review} version={version} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}

interface RemoveProps {
  readonly review: ReturnType<typeof useReviewComment>;
  readonly version: number;
  readonly onClose: () => void;
}

function RemoveHeldDialog({ review, version, onClose }: RemoveProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim().length < 3;
  const send = () => {
    setTried(true);
    if (!isMissing) review.mutate({ decision: 'remove', version, reason }, { onSuccess: onClose });
  };
  return (
    <StepDialog
      title="Remove this comment?"
      action="Remove comment"
      danger
      busy={review.isPending}
      error={review.error}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="Its author reads this by email and on the site."
        error={isTried && isMissing ? 'Say in a few words why it is removed.' : undefined}
      >
        <Textarea value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </StepDialog>
  );
}
