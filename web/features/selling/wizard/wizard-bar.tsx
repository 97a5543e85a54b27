import { useState } from 'react';
import { formatDraftTitle } from '../../../entities/own-home/draft-title.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useNavigate } from '../../../lib/router.ts';
import { toast } from '../../../lib/toast.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { DraftSession, SessionState } from '../draft-session.ts';
import type { WizardStep } from '../steps.ts';

const HelpDialog = lazyPart(() => import('./help-dialog.tsx'));

interface Props {
  readonly session: DraftSession;
  readonly state: SessionState;
  readonly step: WizardStep;
  readonly isUploading: boolean;
}

/** What a seller is at and for which home, help with the step, and the way out. */
export function WizardBar({ session, state, step, isUploading }: Props) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { draft } = state;
  const leave = async () => {
    const isSaved = await session.flush();
    // What isn’t saved is asked about on the way out.
    if (draft && isSaved && !isUploading)
      toast.notice('Your draft is saved', 'Carry on from Selling whenever you like, on any device.');
    await navigate(paths.myListing);
  };
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-2">
      <div className="min-w-0 text-sm">
        <p className="font-semibold whitespace-nowrap">Sell your home</p>
        {draft && <p className="truncate text-muted">{formatDraftTitle(draft)}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-x-1">
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setHelpOpen(true)}>
          Help
        </Button>
        <Button variant="secondary" size="sm" className="min-h-11" onClick={() => void leave()}>
          {draft ? 'Save and exit' : 'Exit'}
        </Button>
      </div>
      <OnDemand parts={[HelpDialog]}>
        {isHelpOpen && <HelpDialog step={step} onClose={() => setHelpOpen(false)} />}
      </OnDemand>
    </div>
  );
}
