import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { startTransition, Suspense, useState } from 'react';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';
import { type User, useUser } from '../../entities/account/user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { type Draft, draftsQuery } from './api.ts';
import { HandOffCode } from './phone/hand-off-code.tsx';
import { PhoneCamera } from './phone/phone-camera.tsx';
import { formatDraftTitle } from './wizard/draft-title.ts';
import * as words from './words.ts';

export const handle: Handle = { head: { title: words.photosFromYourPhone, noindex: true } };

/** /mobile-screen: on a computer a QR code for the phone, on the phone its camera, both for one draft. */
export function Component() {
  const { isLoggedIn } = useSession();
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-2xl">{words.photosFromYourPhone}</h1>
      {isLoggedIn ? <DraftList /> : <LoginPrompt />}
    </div>
  );
}

const LoginPrompt = () => (
  <EmptyState
    icon={Smartphone}
    title={words.logInToAddPhotos}
    actions={<Button onClick={requireLogin}>{words.logIn}</Button>}
  >
    {words.textUseTheAccountYoureSelling}
  </EmptyState>
);

function DraftList() {
  const user = useUser();
  const skeleton = <SkeletonLines lines={5} />;
  return (
    <QuerySection query={useQuery(draftsQuery)} what={words.loadYourDrafts} skeleton={skeleton}>
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
        <Field label={words.whichHome}>
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
            <p className="text-muted">{words.pointYourPhonesCameraAt}</p>
            <HandOffCode draftId={draft.id} />
          </>
        )}
      </Suspense>
      <button
        type="button"
        className="link min-h-11 justify-self-center"
        onClick={() => startTransition(() => setSwitched(!isSwitched))}
      >
        {hasCamera ? words.showTheCodeForAnother : words.addPhotosFromThisDevice}
      </button>
    </>
  );
}

const NoDraft = () => (
  <EmptyState
    icon={Smartphone}
    title={words.youDontHaveADraft}
    actions={<LinkButton to={paths.addProperty}>{words.sellYourHome}</LinkButton>}
  >
    {words.startWithTheAddressSo}
  </EmptyState>
);
