import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useCallback, useState } from 'react';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { StatusBadge } from '../../entities/property/status-badge.tsx';
import { isHomeId } from '../../lib/ids.ts';
import { useParams, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EditSection } from './edit/edit-section.tsx';
import { isAddressFixed } from './listings/home-action.ts';
import { ObstacleList } from './publish/obstacle-list.tsx';
import { type WizardStep, parseStep, wizardSteps } from './steps.ts';
import { LeaveGuard } from './wizard/leave-guard.tsx';

export const handle: Handle = { head: { title: 'Edit your home', noindex: true } };

/** /edit-property/:id: a submitted property, section by section. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <OwnHome id={id} /> : <OwnHomeNotFound />;
}

const OwnHome = ({ id }: { readonly id: PropertyPage['id'] }) => (
  <QueryPage
    query={useQuery(propertyQuery(id))}
    what="load this home"
    skeleton={<EditorSkeleton />}
    notFound={<OwnHomeNotFound />}
  >
    {(home) => (home.isOwner ? <HomeEditor home={home} /> : <OwnHomeNotFound />)}
  </QueryPage>
);

const EditorSkeleton = () => (
  <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
    <Skeleton className="h-9 w-72" />
    <SkeletonLines lines={8} />
  </div>
);

function HomeEditor({ home }: { readonly home: PropertyPage }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<WizardStep>>(new Set());
  const onUnsaved = useCallback(
    (step: WizardStep, isUnsaved: boolean) =>
      setUnsaved((now) => {
        if (now.has(step) === isUnsaved) return now;
        return new Set(isUnsaved ? [...now, step] : [...now].filter((wizardStep) => wizardStep !== step));
      }),
    [],
  );
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-2">
        <Link to={paths.myListing} className="link justify-self-start">
          Selling
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">{home.title}</h1>
          <StatusBadge status={home.status} nation={home.address.nation} />
        </div>
      </div>
      <StatusNotice home={home} />
      {!isListingOver(home.status) && <EditSections home={home} onUnsaved={onUnsaved} />}
      <LeaveGuard isUnsaved={unsaved.size > 0} flush={flushNothing} />
    </div>
  );
}

/** Sections are not saved automatically. */
const flushNothing = () => Promise.resolve(false);

function StatusNotice({ home }: { readonly home: PropertyPage }) {
  const obstacles = home.owner?.obstacles ?? [];
  if (isListingOver(home.status))
    return (
      <Notice title="You can no longer make changes">
        {home.status === 'removed'
          ? 'This home was removed.'
          : 'The sale is binding, and the buyer relies on what’s here.'}
      </Notice>
    );
  if (obstacles.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Still needed before it can go on sale</h2>
      <ObstacleList
        obstacles={obstacles}
        to={({ step }) => `${paths.editProperty(home.id)}?section=${step}`}
      />
    </section>
  );
}

function EditSections({
  home,
  onUnsaved,
}: {
  readonly home: PropertyPage;
  readonly onUnsaved: (step: WizardStep, isUnsaved: boolean) => void;
}) {
  const [query, setQuery] = useSearchParams();
  const open = parseStep(query.get('section'));
  const choose = (step: WizardStep, isOpen: boolean) => {
    if (!isOpen && open !== step) return;
    setQuery(isOpen ? { section: String(step) } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <div>
      {wizardSteps.map((step) => (
        <EditSection
          key={step}
          home={home}
          step={step}
          isOpen={open === step}
          onOpen={(isOpen) => choose(step, isOpen)}
          onUnsaved={onUnsaved}
          isPlaced={isAddressFixed(home.status)}
        />
      ))}
    </div>
  );
}

const OwnHomeNotFound = () => (
  <>
    <h1 className="sr-only">Edit your home</h1>
    <EmptyState
      icon={FileQuestion}
      title="We can’t find that home"
      actions={<LinkButton to={paths.myListing}>Selling</LinkButton>}
    >
      You may be logged in with another account.
    </EmptyState>
  </>
);
