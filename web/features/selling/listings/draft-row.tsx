import { useState } from 'react';
import type { Draft } from '../../../entities/own-home/api.ts';
import { formatDraftTitle } from '../../../entities/own-home/draft-title.ts';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { formatCounted, formatMoment, formatPounds } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { findOpenStep, stepWords } from '../steps.ts';
import { useDeleteDraft } from '../wizard/use-delete-draft.ts';

/** A draft with its progress. */
export function DraftRow({ draft }: { readonly draft: Draft }) {
  const [isSure, setSure] = useState(false);
  const remove = useDeleteDraft();
  const step = findOpenStep(draft);
  const to = paths.addProperty + toWizardQuery(draft.id, step);
  return (
    <li className="grid items-center gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <Photo picture={draft.pictures[0]} alt="" sizes="7rem" className="max-sm:hidden rounded-md" />
      <div>
        <h3 className="text-base">
          <Link to={to} className="hover:underline">
            {formatDraftTitle(draft)}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          {draft.data.price !== undefined && `${formatPounds(draft.data.price)} · `}
          {step === undefined
            ? 'Ready to publish'
            : `Next: ${stepWords[step].name}. ${formatCounted(draft.obstacles.length, 'thing')} left to do`}
        </p>
        <p className="tabular text-sm text-muted">{`Saved ${formatMoment(draft.updatedAt)}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={to} size="sm" className="min-h-11">
          Continue
        </LinkButton>
        <Button
          size="sm"
          className="min-h-11"
          variant={isSure ? 'danger' : 'quiet'}
          busy={remove.isPending}
          onClick={() => (isSure ? remove.mutate(draft) : setSure(true))}
        >
          {isSure ? 'Delete permanently' : 'Delete'}
        </Button>
      </div>
    </li>
  );
}
