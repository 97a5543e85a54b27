import { StepDialog } from '../../../ui/step-dialog.tsx';
import { blog, type CommentView } from '../api.ts';
import { useCommentMutation } from './use-comment-mutation.ts';
import * as words from '../words.ts';

interface Props {
  readonly comment: CommentView;
  readonly slug: string;
  readonly onClose: () => void;
}

/** Confirms the removal of a comment, which is final. */
export default function RemoveCommentDialog({ comment: { id }, slug, onClose }: Props) {
  const step = useCommentMutation({ slug, done: () => words.yourCommentHasBeenRemoved, onDone: onClose });
  return (
    <StepDialog
      title={words.removeYourComment}
      action={words.removeComment}
      danger
      busy={step.isPending}
      error={step.error}
      onSend={() => step.mutate(() => blog.removeComment({ params: { id } }))}
      onClose={onClose}
    >
      <p>{words.youCantGetItBack}</p>
    </StepDialog>
  );
}
