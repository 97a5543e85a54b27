import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { startTransition, Suspense, useState } from 'react';
import { type User, useUser } from '../../entities/account/user.ts';
import { type Draft, draftsQuery } from '../../entities/own-home/api.ts';
import { formatDraftTitle } from '../../entities/own-home/draft-title.ts';
import { useSearchParams } from '../../lib/router.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { HandOffCode } from './phone/hand-off-code.tsx';
import { PhoneCamera } from './phone/phone-camera.tsx';

export const handle: Handle = { head: { title: 'Photos from your phone', noindex: true } };

/** /mobile-screen: on a computer a QR code for the phone, on the phone its camera, both for one draft. */
export function Component() {
  const { isLoggedIn } = useSession();
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-2xl">Photos from your phone</h1>
      {isLoggedIn ? <DraftList /> : <LoginPrompt />}
    </div>
  );
}

const LoginPrompt = () => (
  <EmptyState
    icon={Smartphone}
    title="Log in to add photos"
    actions={<Button onClick={() => requireLogin({ to: 'add photos to your draft' })}>Log in</Button>}
  >
    Use the account you’re selling with. The photos go straight into your draft.
  </EmptyState>
);

function DraftList() {
  const user = useUser();
  const skeleton = <SkeletonLines lines={5} />;
  return (
    <QuerySection query={useQuery(draftsQuery)} what="load your drafts" skeleton={skeleton}>
      {(drafts) => (user ? <DraftChoice user={user} drafts={drafts} /> : skeleton)}
    </QuerySection>
  );
}

interface ChoiceProps {
  readonly user: User;
  readonly drafts: readonly Draft[];
}

function DraftChoice({ user, drafts }: ChoiceProps) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('draft');
  const draft = drafts.find(({ id }) => id === asked) ?? drafts[0];
  if (!draft) return <NoDraft />;
  return (
    <>
      {drafts.length > 1 && (
        <Field label="Which home?">
          <Select
            name="draft"
            options={drafts.map((one) => ({ value: one.id, label: formatDraftTitle(one) }))}
            value={draft.id}
            onChange={({ target }) => setQuery({ draft: target.value }, { replace: true })}
          />
        </Field>
      )}
      {drafts.length === 1 && <p className="-mt-4 text-lg text-muted">{formatDraftTitle(draft)}</p>}
      <PhotoDevice key={draft.id} owner={user.id} draft={draft} />
    </>
  );
}

/** A coarse pointer means a phone; either view can be opened on the other device. */
function PhotoDevice({ owner, draft }: { readonly owner: string; readonly draft: Draft }) {
  const isPhone = useMedia('(pointer: coarse)');
  const [isSwitched, setSwitched] = useState(false);
  const hasCamera = isPhone !== isSwitched;
  return (
    <>
      <Suspense fallback={<Skeleton className="aspect-square w-64 justify-self-center rounded-md" />}>
        {hasCamera ? (
          <PhoneCamera owner={owner} draft={draft} />
        ) : (
          <>
            <p className="text-muted">
              Point your phone’s camera at the code and log in there. Photos you take appear in this draft
              automatically.
            </p>
            <HandOffCode draftId={draft.id} />
          </>
        )}
      </Suspense>
      <button
        type="button"
        className="link min-h-11 justify-self-center"
        onClick={() => startTransition(() => setSwitched(!isSwitched))}
      >
        {hasCamera ? 'Show the code for another phone' : 'Add photos from this device'}
      </button>
    </>
  );
}

const NoDraft = () => (
  <EmptyState
    icon={Smartphone}
    title="You don’t have a draft to add photos to"
    actions={<LinkButton to={paths.addProperty}>Sell your home</LinkButton>}
  >
    Start with the address, so the photos have somewhere to go.
  </EmptyState>
);
