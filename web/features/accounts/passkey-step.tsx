import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { configQuery } from '../../lib/config.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPart } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { OwnPasskey } from './passkey-client.ts';
import { StepTitle } from './step-title.tsx';
import { twoStep } from './two-step-api.ts';

interface Props {
  /** The token of the change, which is valid for five minutes. */
  readonly token: string;
  readonly onDone: () => void;
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && /Cancel|NotAllowed|Abort/i.test(`${error.name} ${error.message}`);
const isAlreadyAdded = (error: unknown): boolean =>
  error instanceof Error && /AlreadyExists|InvalidState/i.test(`${error.name} ${error.message}`);

/** The text for a failed change, `undefined` when the person cancelled it. */
function describePasskeyError(error: unknown): string | undefined {
  if (error instanceof ApiError) return describeError(error);
  if (isCancelled(error)) return undefined;
  if (isAlreadyAdded(error)) return 'This device has a passkey for your account already.';
  return 'Your passkeys couldn’t be changed. Start again, or use another browser or device.';
}

/** The person's passkeys at Cognito, which are added and removed here. */
function usePasskeys(token: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    const [config, { createPasskeyClient }] = await Promise.all([
      queries.fetchQuery(configQuery),
      import('./passkey-client.ts'),
    ]);
    return createPasskeyClient(config, token);
  };
  const queryKey = ['passkeys', token];
  const list = useQuery({
    queryKey,
    queryFn: async () => (await open()).list(),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const change = async (what: string, run: (at: Awaited<ReturnType<typeof open>>) => Promise<void>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await run(await open());
      await twoStep.savePasskeys({ body: { accessToken: token } });
      await list.refetch();
      toast.success(what === 'add' ? 'Your passkey is ready to use.' : 'The passkey has been removed.');
    } catch (error) {
      setProblem(describePasskeyError(error));
    } finally {
      setBusy(undefined);
    }
  };
  return {
    list,
    busy,
    problem,
    add: () => change('add', (passkeys) => passkeys.add()),
    remove: (id: string) => change(id, (passkeys) => passkeys.remove(id)),
  };
}

/** Adding and removing passkeys, after password and code. */
export default function PasskeyStep({ token, onDone }: Props) {
  const { list, busy, problem, add, remove } = usePasskeys(token);
  return (
    <section className="grid max-w-form gap-4">
      <StepTitle>Your passkeys</StepTitle>
      <p className="text-muted">
        A passkey is your fingerprint, face or screen lock. Use it instead of a code when you log in. You have
        five minutes to make changes here.
      </p>
      {problem && (
        <Notice kind="error" alert>
          <p>{problem}</p>
        </Notice>
      )}
      <QueryPart
        query={list}
        skeleton={<SkeletonLines lines={2} />}
        renderError={({ error }) => (
          <Notice kind="error" alert>
            <p>{describePasskeyError(error) ?? 'Your passkeys couldn’t be loaded. Start again.'}</p>
          </Notice>
        )}
      >
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p>You have no passkeys yet.</p>
          ) : (
            <PasskeyList passkeys={passkeys} busy={busy} onRemove={(id) => void remove(id)} />
          )
        }
      </QueryPart>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'add'} disabled={list.data === undefined} onClick={() => void add()}>
          Add a passkey
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}

interface ListProps {
  readonly passkeys: readonly OwnPasskey[];
  readonly busy: string | undefined;
  readonly onRemove: (id: string) => void;
}

const PasskeyList = ({ passkeys, busy, onRemove }: ListProps) => (
  <ul className="grid divide-y divide-line rounded-md border border-line">
    {passkeys.map(({ id, name, createdAt }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-muted">{`Added on ${formatDate(createdAt)}`}</span>
        </span>
        <Button variant="quiet" busy={busy === id} aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
          Remove
        </Button>
      </li>
    ))}
  </ul>
);
