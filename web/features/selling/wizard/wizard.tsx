import { Files } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Draft } from '../../../entities/own-home/api.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { DraftSession, SessionState } from '../draft-session.ts';
import { useUploads } from '../editor.tsx';
import { importPath } from '../import-path.ts';
import type { WizardStep } from '../steps.ts';
import { isUploading } from '../upload-queue.ts';
import { CardPreview } from './card-preview.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveLine } from './save-line.tsx';
import { StepNav } from './step-nav.tsx';
import { StepPage } from './step-page.tsx';
import { WizardBar } from './wizard-bar.tsx';

const DraftsDialog = lazyPart(() => import('./drafts-dialog.tsx'));
const RegisterFill = lazy(() => import('./register-fill.tsx'));
const FinalPage = lazy(() => import('../publish/final-page.tsx'));

interface Props {
  readonly session: DraftSession;
  readonly state: SessionState;
  readonly step: WizardStep;
  readonly drafts: readonly Draft[];
}

/** One step of a draft: the way in and out, navigation, fields, state of saving, and a preview. */
export function Wizard({ session, state, step, drafts }: Props) {
  const uploading = isUploading(useUploads(session.uploads));
  const { draft, data, pictures } = state;
  const page = { session, state, step, head: <SaveHeader state={state} drafts={drafts} /> };
  return (
    <div className="grid gap-4 sm:gap-6">
      <WizardBar session={session} state={state} step={step} isUploading={uploading} />
      <StepNav draft={draft} here={step} />
      <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {step === 6 ? (
          <Suspense fallback={<SkeletonLines lines={10} />}>
            <FinalPage {...page} />
          </Suspense>
        ) : (
          <StepPage key={step} {...page} />
        )}
        <aside aria-label="Preview" className="sticky top-24 hidden gap-3 lg:grid">
          <h2 className="text-sm font-semibold text-muted">What buyers will see</h2>
          <CardPreview data={data} pictures={pictures} />
        </aside>
      </div>
      <Suspense fallback={null}>
        <RegisterFill session={session} state={state} />
      </Suspense>
      <LeaveGuard isUnsaved={state.isUnsaved || uploading} flush={session.flush} />
    </div>
  );
}

function SaveHeader({ state, drafts }: Pick<Props, 'state' | 'drafts'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    // The lines keep their places while the draft is made, whose link takes that of the one for a file.
    <div className="flex min-h-11 items-center justify-between gap-x-4 max-sm:min-h-17 max-sm:flex-col max-sm:items-start">
      <SaveLine {...state} />
      <div className="flex flex-wrap items-center gap-x-4">
        {drafts.length > 0 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
          >
            <Icon as={Files} size={16} />
            {drafts.length > 1 ? `Your ${drafts.length} drafts` : 'Drafts'}
          </button>
        )}
        {!state.draft && (
          <Link to={importPath} className="link inline-flex min-h-11 items-center text-sm">
            In a file or an advert? Bring it in
          </Link>
        )}
      </div>
      <OnDemand parts={[DraftsDialog]}>
        {isOpen && <DraftsDialog drafts={drafts} here={state.draft?.id} onClose={() => setOpen(false)} />}
      </OnDemand>
    </div>
  );
}
