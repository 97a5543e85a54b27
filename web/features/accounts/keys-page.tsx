import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { NewSecret } from '../../entities/account/new-secret.tsx';
import { type User, useUser } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';
import { apiKeys, apiKeysQuery, type OwnKey, type ShownKey } from './keys-api.ts';
import { ProofForm, type TwoStepProof } from './two-step-forms.tsx';

export const handle: Handle = { head: { title: 'API keys and webhooks', noindex: true } };

const Webhooks = lazy(() => import('./webhooks-part.tsx'));

/** /developers/keys: what lets a person's own programs use their account. */
export function Component() {
  const user = useUser();
  if (!user) return <SkeletonLines lines={6} />;
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl">API keys</h1>
        <p className="text-pretty text-muted">
          A key lets a program of yours use your account without your password: to put viewings into your
          diary, say, or to follow your offers. It does only what you choose, and never pays, changes how you
          log in or deletes your account.{' '}
          <Link to={paths.developers} className="link">
            How to use one
          </Link>
        </p>
      </div>
      <Keys user={user} />
      <p className="border-t border-line pt-6">
        Does your team run programs?{' '}
        <Link to={paths.organisations} className="link">
          Share keys in an organisation
        </Link>
      </p>
      <Suspense fallback={<SkeletonLines lines={3} />}>
        <Webhooks />
      </Suspense>
    </div>
  );
}

type Step = 'rest' | 'new' | { readonly rotating: OwnKey } | { readonly shown: ShownKey };

function Keys({ user }: { readonly user: User }) {
  const query = useQuery(apiKeysQuery);
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('rest');
  const reload = () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const rest = () => setStep('rest');
  const show = (shown: ShownKey) => {
    setStep({ shown });
    void reload();
  };
  const rotate = async ({ id }: OwnKey, { password, code }: Partial<TwoStepProof>) =>
    show(await apiKeys.rotateApiKey({ params: { id }, body: { password, code } }));
  const onError = (error: Error) => toast.failure(describeError(error));
  const renewal = useMutation({ mutationFn: (ownKey: OwnKey) => rotate(ownKey, {}), onError });
  const end = useMutation({
    mutationFn: ({ id }: OwnKey) => apiKeys.endApiKey({ params: { id } }),
    onSuccess: async (_, { name }) => {
      toast.success(`“${name}” has ended.`);
      await reload();
    },
    onError,
  });
  if (step === 'new') return <KeyForm user={user} onMade={show} onCancel={rest} />;
  if (step !== 'rest' && 'rotating' in step)
    return (
      <ProofForm
        title={`Replace “${step.rotating.name}”`}
        submit="Replace the key"
        {...(user.twoStep.on && { second: 'app' as const })}
        onCancel={rest}
        onProof={(proof) => rotate(step.rotating, proof)}
      >
        You get a new key. The old one works for another day, so that your program isn’t cut off.
      </ProofForm>
    );
  const startRotation = (ownKey: OwnKey) =>
    user.signInWith === 'password' ? setStep({ rotating: ownKey }) : renewal.mutate(ownKey);
  return (
    <QuerySection query={query} what="load your keys" skeleton={<SkeletonLines lines={4} />}>
      {({ keys }) => (
        <>
          {step !== 'rest' && (
            <NewSecret label={`Your key “${step.shown.key.name}”`} secret={step.shown.apiKey} onKept={rest} />
          )}
          {keys.length > 0 && (
            <KeyList
              keys={keys}
              isBusy={end.isPending || renewal.isPending}
              onRotate={startRotation}
              onEnd={(ownKey) => end.mutate(ownKey)}
            />
          )}
          {step === 'rest' && (
            <p>
              <Button onClick={() => setStep('new')}>
                {keys.length === 0 ? 'Make your first key' : 'Make a key'}
              </Button>
            </p>
          )}
        </>
      )}
    </QuerySection>
  );
}
