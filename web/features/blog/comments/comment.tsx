import { Flag, Pencil, Reply, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { formatMoment, formatPersonName } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { runAfterLogin } from '../../../lib/run-after-login.ts';
import { mayAct, useSession } from '../../../lib/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { blog, type CommentView } from '../api.ts';
import { CommentForm } from './comment-form.tsx';
import { formatCommentThanks } from './comment-thanks.ts';
import { useCommentMutation } from './use-comment-mutation.ts';
import { useIsBefore } from './use-is-before.ts';

const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'));
const ReportDialog = lazyPart(() => import('../../../entities/report/report-dialog.tsx'));

interface Props {
  readonly comment: CommentView;
  /** The slug of the post. */
  readonly slug: string;
  /** Opens a reply; absent at the last level. */
  readonly onReply?: () => void;
}
type OpenPart = 'edit' | 'remove' | 'report' | undefined;

/** A comment with the actions of its reader. */
export function Comment({ comment, slug, onReply }: Props) {
  const [open, setOpen] = useState<OpenPart>();
  if (comment.status === 'removed')
    return (
      <p id={comment.id} className="text-muted italic">
        This comment was removed.
      </p>
    );
  const name = comment.author ? formatPersonName(comment.author) : 'A former member';
  const close = () => setOpen(undefined);
  return (
    <article
      id={comment.id}
      aria-label={`Comment by ${name}`}
      className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3"
    >
      <Avatar name={name} src={comment.author?.avatar} size="sm" />
      <div className="grid min-w-0 gap-1.5">
        <CommentHead comment={comment} name={name} />
        {open === 'edit' ? (
          <CommentEditForm comment={comment} slug={slug} onClose={close} />
        ) : (
          <>
            <p className="whitespace-pre-line">{comment.body}</p>
            <CommentActions
              key={comment.editableUntil}
              comment={comment}
              name={name}
              onReply={onReply}
              onOpen={setOpen}
            />
          </>
        )}
      </div>
      <OnDemand parts={[RemoveDialog, ReportDialog]}>
        {open === 'remove' ? (
          <RemoveDialog comment={comment} slug={slug} onClose={close} />
        ) : (
          open === 'report' && (
            <ReportDialog about={{ kind: 'comment', commentId: comment.id }} onClose={close} />
          )
        )}
      </OnDemand>
    </article>
  );
}

const CommentHead = ({ comment, name }: { readonly comment: CommentView; readonly name: string }) => (
  <>
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm">
      <span className="font-semibold">{name}</span>
      {comment.own && <Badge>You</Badge>}
      <Link to={{ hash: `#${comment.id}` }} className="text-muted hover:underline">
        <time dateTime={comment.createdAt}>{formatMoment(comment.createdAt)}</time>
      </Link>
      {comment.edited && <span className="text-muted">edited</span>}
    </p>
    {comment.status === 'held' && (
      <p className="rounded-sm bg-amber-soft px-3 py-2 text-sm text-amber">
        Held for review. We read it before anyone else sees it.
      </p>
    )}
  </>
);

interface ActionsProps {
  readonly comment: CommentView;
  readonly name: string;
  readonly onReply: (() => void) | undefined;
  readonly onOpen: (open: OpenPart) => void;
}

function CommentActions({ comment, name, onReply, onOpen }: ActionsProps) {
  const session = useSession();
  /** Wraps an action of members; a visitor is asked to log in. */
  const asMember = (go: () => void, to: string) => (mayAct(session) ? go : () => runAfterLogin(go, { to }));
  const { own, editableUntil } = comment;
  const isEditable = useIsBefore(editableUntil);
  return (
    <div className="-ml-2 flex flex-wrap gap-x-1">
      {onReply && (
        <CommentAction
          icon={Reply}
          label="Reply"
          about={`to ${name}`}
          onPress={asMember(onReply, `reply to ${name}`)}
        />
      )}
      {own && isEditable && (
        <CommentAction icon={Pencil} label="Edit" about="your comment" onPress={() => onOpen('edit')} />
      )}
      {own && (
        <CommentAction icon={Trash2} label="Remove" about="your comment" onPress={() => onOpen('remove')} />
      )}
      {!own && (
        <CommentAction
          icon={Flag}
          label="Report"
          about={`the comment by ${name}`}
          onPress={asMember(() => onOpen('report'), `report the comment by ${name}`)}
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Completes the label for screen readers. */
  readonly about: string;
  readonly onPress: () => void;
}
const CommentAction = ({ icon, label, about, onPress }: ActionProps) => (
  <button
    type="button"
    onClick={onPress}
    className="inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-muted hover:bg-sunk hover:text-ink"
  >
    <Icon as={icon} size={15} />
    {label}
    <span className="sr-only"> {about}</span>
  </button>
);

interface FormProps {
  readonly comment: CommentView;
  readonly slug: string;
  readonly onClose: () => void;
}

function CommentEditForm({ comment: { id, body: initial, version }, slug, onClose }: FormProps) {
  const step = useCommentMutation({
    slug,
    done: (answer: CommentView) =>
      answer.status === 'held' ? formatCommentThanks(answer) : 'Your comment has been changed.',
    onDone: onClose,
  });
  return (
    <CommentForm
      label="Your comment"
      action="Save"
      initial={initial}
      focused
      busy={step.isPending}
      error={step.error}
      onSend={(body) => step.mutate(() => blog.editComment({ params: { id }, body: { body, version } }))}
      onCancel={onClose}
    />
  );
}
