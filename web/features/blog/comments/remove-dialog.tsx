import { StepDialog } from '../../../ui/step-dialog.tsx';
import { blog, type CommentView } from '../api.ts';
import { useCommentMutation } from './use-comment-mutation.ts';

interface Props {
  readonly comment: CommentView;
  readonly slug: string;
  readonly onClose: () => void;
}

/** Confirms the removal of a comment, which is final. */
export default function RemoveCommentDialog({ comment: { id }, slug, onClose }: Props) {
  const step = useCommentMutation({ slug, done: () => 'Your comment has been removed.', onDone: onClose });
  return (
    <StepDialog
      title="Remove your comment?"
      action="Remove comment"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={() => step.mutate(() => blog.removeComment({ params: { id } }))}
      onClose={onClose}
    >
      <p>You can’t get it back. Any replies stay, with a note that your comment was removed.</p>
    </StepDialog>
  );
}
