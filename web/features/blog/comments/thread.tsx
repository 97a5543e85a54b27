import { useState } from 'react';
import { blog, type CommentThread } from '../api.ts';
import { CommentForm } from './comment-form.tsx';
import { formatCommentThanks } from './comment-thanks.ts';
import { Comment } from './comment.tsx';
import { useCommentMutation } from './use-comment-mutation.ts';

interface Props {
  readonly thread: CommentThread;
  readonly slug: string;
}

/** A comment with its replies, the last level. */
export function CommentThreadView({ thread, slug }: Props) {
  const [isReplying, setReplying] = useState(false);
  const { replies } = thread;
  return (
    <li className="grid gap-5">
      <Comment
        comment={thread}
        slug={slug}
        {...(thread.status === 'visible' && { onReply: () => setReplying(true) })}
      />
      {(replies.length > 0 || isReplying) && (
        <div className="ml-4 grid gap-5 border-l-2 border-line pl-4 sm:ml-11 sm:pl-5">
          {replies.length > 0 && (
            <ol className="grid gap-5">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <Comment comment={reply} slug={slug} />
                </li>
              ))}
            </ol>
          )}
          {isReplying && <ReplyForm thread={thread} slug={slug} onClose={() => setReplying(false)} />}
        </div>
      )}
    </li>
  );
}

function ReplyForm({ thread, slug, onClose }: Props & { readonly onClose: () => void }) {
  const step = useCommentMutation({ slug, done: formatCommentThanks, onDone: onClose });
  const { blogId, id: parentId } = thread;
  return (
    <CommentForm
      label="Your reply"
      action="Post reply"
      focused
      busy={step.isPending}
      error={step.error}
      onSend={(body) => step.mutate(() => blog.addComment({ body: { blogId, parentId, body } }))}
      onCancel={onClose}
    />
  );
}
