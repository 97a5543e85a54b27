import { useState } from 'react';
import type { Draft } from '../../../entities/own-home/api.ts';
import { formatDraftTitle } from '../../../entities/own-home/draft-title.ts';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { newDraft, findResumeStep, stepWords } from '../steps.ts';
import { useDeleteDraft } from './use-delete-draft.ts';

/** Maximum number of drafts per person. */
const mostDrafts = 5;

interface Props {
  readonly drafts: readonly Draft[];
  readonly here: Draft['id'] | undefined;
  readonly onClose: () => void;
}

/** The list of drafts, to open or delete one, or to begin a new one. */
export default function DraftsDialog({ drafts, here, onClose }: Props) {
  const navigate = useNavigate();
  const open = (draft: string) => {
    onClose();
    void navigate(paths.addProperty + toWizardQuery(draft, undefined));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your drafts"
      actions={
        drafts.length < mostDrafts ? (
          <Button variant="secondary" onClick={() => open(newDraft)}>
            Start another home
          </Button>
        ) : (
          <p className="text-sm text-muted">{`You can have ${mostDrafts} drafts. Finish or delete one to start another.`}</p>
        )
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} isHere={draft.id === here} onOpen={() => open(draft.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  readonly draft: Draft;
  readonly isHere: boolean;
  readonly onOpen: () => void;
}

function DraftRow({ draft, isHere, onOpen }: RowProps) {
  const [isSure, setSure] = useState(false);
  const remove = useDeleteDraft();
  return (
    <li className="grid gap-2 py-3">
      <div>
        <p className="font-semibold">{formatDraftTitle(draft)}</p>
        <p className="tabular text-sm text-muted">
          {`${stepWords[findResumeStep(draft.data)].name} · Saved ${formatMoment(draft.updatedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isHere ? (
          <span className="text-sm text-muted">Open now</span>
        ) : (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={onOpen}>
            Continue with this one
          </Button>
        )}
        {isSure ? (
          <Button
            variant="danger"
            size="sm"
            className="min-h-11"
            busy={remove.isPending}
            onClick={() => remove.mutate(draft)}
          >
            Delete permanently
          </Button>
        ) : (
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setSure(true)}>
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
