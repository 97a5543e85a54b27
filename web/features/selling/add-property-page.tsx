import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { use, useEffect, useEffectEvent } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { type Draft, draftsQuery } from '../../entities/own-home/api.ts';
import { toWizardQuery } from '../../entities/own-home/wizard-query.ts';
import { queryContext } from '../../lib/query.ts';
import {
  type LoaderFunctionArgs,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from '../../lib/router.ts';
import { TargetLocationContext } from '../../lib/target-location.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { findHomeOfDraft } from './api.ts';
import type { DraftStart } from './draft-start.ts';
import { parseDraftStart } from './parse-draft-start.ts';
import { findResumeStep, newDraft, parseEntry, parseStep, type WizardStep } from './steps.ts';
import { prefetchStep } from './wizard/step-forms.tsx';
import { useDraftSession } from './wizard/use-draft-session.ts';
import { WizardSkeleton } from './wizard/wizard-skeleton.tsx';
import { Wizard } from './wizard/wizard.tsx';

export const handle: Handle = {
  head: {
    title: 'Sell your home',
    description:
      'Put your own home on sale in six short steps. Every change is saved, and you see what buyers will see.',
  },
};

/** Loads the drafts and the form of the URL's step while the page renders. */
export function loader({ context, request }: LoaderFunctionArgs): null {
  // Only when they are missing: the page itself keeps them up to date.
  context
    .get(queryContext)
    .ensureQueryData(draftsQuery)
    .catch(() => undefined);
  prefetchStep(parseStep(new URL(request.url).searchParams.get('step')) ?? 1);
  return null;
}

/** /add-property: opens the draft and step of the URL, or the newest draft at its first incomplete step. */
export function Component() {
  const user = useUser();
  return (
    <QueryPage query={useQuery(draftsQuery)} what="open your drafts" skeleton={<WizardSkeleton />}>
      {(drafts) => (user ? <WizardEntry owner={user.id} drafts={drafts} /> : <WizardSkeleton />)}
    </QueryPage>
  );
}

interface EntryProps {
  readonly owner: string;
  readonly drafts: readonly Draft[];
}

function WizardEntry({ owner, drafts }: EntryProps) {
  const [query] = useSearchParams();
  const entry = parseEntry(query, drafts);
  if (entry.is === 'gone') return <DraftNotFound draft={query.get('draft') ?? ''} />;
  const draft = entry.is === 'draft' ? entry.draft : undefined;
  const step = entry.step ?? findResumeStep(draft?.data ?? {});
  // Puts the open draft and step into the URL, so that creating the draft does not change the page.
  if (query.get('draft') === null || entry.step === undefined)
    return <Navigate to={toWizardQuery(draft?.id ?? newDraft, step)} replace />;
  return (
    <OpenWizard owner={owner} draft={draft} step={step} drafts={drafts} start={parseDraftStart(query)} />
  );
}

interface OpenProps extends EntryProps {
  readonly draft: Draft | undefined;
  readonly step: WizardStep;
  /** What a new draft begins with. */
  readonly start: DraftStart;
}

function OpenWizard({ owner, draft, step, drafts, start }: OpenProps) {
  const navigate = useNavigate();
  const [session, state] = useDraftSession(owner, draft);
  const isEmpty = !draft && Object.keys(state.data).length === 0;
  const beginDraft = useEffectEvent((empty: typeof session) => {
    if (Object.keys(start).length > 0) empty.change(start);
  });
  useEffect(() => {
    if (isEmpty) beginDraft(session);
  }, [session, isEmpty]);
  const [query] = useSearchParams();
  const id = draft?.id ?? state.draft?.id;
  const unnamed = query.get('draft') === id ? undefined : id;
  const { key } = useLocation();
  const readTarget = use(TargetLocationContext);
  useEffect(() => {
    // The first change created or found the draft: from now on the URL names it. That of the next step, where a
    // press of Continue leads meanwhile, names it already.
    if (unnamed && readTarget()?.key === key)
      void navigate(toWizardQuery(unnamed, step), { replace: true, preventScrollReset: true });
  }, [unnamed, step, navigate, key, readTarget]);
  return <Wizard session={session} state={state} step={step} drafts={drafts} />;
}

function DraftNotFound({ draft }: { readonly draft: string }) {
  const home = useQueryClient().getQueryData(findHomeOfDraft(draft).queryKey);
  return (
    <>
      <h1 className="sr-only">Sell your home</h1>
      <EmptyState
        icon={FileQuestion}
        title={home ? 'This draft became a listing' : 'This draft no longer exists'}
        actions={
          <>
            <LinkButton to={home ? paths.ownListing(home) : paths.myListing}>
              {home ? 'Go to the listing' : 'Selling'}
            </LinkButton>
            <LinkButton to={paths.addProperty + toWizardQuery(newDraft, undefined)} variant="secondary">
              Start a new one
            </LinkButton>
          </>
        }
      >
        {home
          ? 'You can edit it there and choose its package.'
          : 'It became a listing or was deleted. You can edit your listings under Selling.'}
      </EmptyState>
    </>
  );
}
