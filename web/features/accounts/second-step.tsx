import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { User } from '../../entities/account/user.ts';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { accounts } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { type SecondStepKind, secondStepOffers, secondStepTitles } from './labels.ts';
import { startUserSession } from './log-in.ts';
import { requestPasskeyAnswer, isPasskeyRequest } from './passkey-answer.ts';

interface Props {
  readonly challenge: string;
  /** The options of the WebAuthn call; undefined for a person without passkeys. */
  readonly passkey: unknown;
  readonly remember: boolean;
  readonly onDone: (user: User) => void;
  /** Returns to email and password, with a reason when the login took too long. */
  readonly onBack: (reason?: string) => void;
}

type SecondStepProof =
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly passkey: string };

const isLoginExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'gone';

/** The second step of a login: a passkey, a code of the app, or a recovery code. */
export default function SecondStep({ challenge, passkey, remember, onDone, onBack }: Props) {
  const queries = useQueryClient();
  const request = isPasskeyRequest(passkey) ? passkey : undefined;
  const [kind, setKind] = useState<SecondStepKind>(request ? 'passkey' : 'code');
  const answer = useMutation({
    mutationFn: async (proof: SecondStepProof) => {
      const body = { grant_type: 'urn:gable:two-step', client_id: 2, challenge, ...proof } as const;
      const { access_token, refresh_token } = await accounts.issueToken({ body });
      return startUserSession(queries, { access: access_token, refresh: refresh_token }, remember);
    },
    onSuccess: onDone,
    onError: (error) => {
      if (isLoginExpired(error)) onBack(describeError(error));
    },
  });
  const swap = (other: SecondStepKind) => {
    answer.reset();
    setKind(other);
  };
  const kinds: readonly SecondStepKind[] = request ? ['passkey', 'code', 'recovery'] : ['code', 'recovery'];
  const others = kinds.filter((secondStepKind) => secondStepKind !== kind);
  const { isPending: busy, error } = answer;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{secondStepTitles[kind]}</h2>
      {kind === 'passkey' && request && (
        <PasskeyForm
          busy={busy}
          error={error}
          request={request}
          onAnswer={(given) => answer.mutate({ passkey: given })}
        />
      )}
      {kind === 'recovery' && (
        <RecoveryForm busy={busy} error={error} onCode={(code) => answer.mutate({ recovery_code: code })} />
      )}
      {kind === 'code' && (
        <CodeForm busy={busy} error={error} onCode={(code) => answer.mutate({ code })} submit="Log in" />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        {others.map((other) => (
          <button key={other} type="button" className="link min-h-11" onClick={() => swap(other)}>
            {secondStepOffers[other]}
          </button>
        ))}
        <button type="button" className="link min-h-11" onClick={() => onBack()}>
          Back
        </button>
      </div>
    </section>
  );
}

interface PasskeyProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly request: Parameters<typeof requestPasskeyAnswer>[0];
  readonly onAnswer: (answer: string) => void;
}

/** The provider takes one answer for each login, so that a refused one is followed by another kind. */
function PasskeyForm({ busy, error, request, onAnswer }: PasskeyProps) {
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailed(false);
    try {
      onAnswer(await requestPasskeyAnswer(request));
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  const words = error
    ? describeError(error)
    : failed && 'No passkey was used. Try again, or log in with a code.';
  return (
    <div className="grid gap-4">
      <p className="text-muted">Confirm it’s you with your fingerprint, face or screen lock.</p>
      {words && (
        <p role="alert" className="text-red">
          {words}
        </p>
      )}
      <Button busy={busy || asking} disabled={Boolean(error)} onClick={() => void ask()} wide>
        Continue
      </Button>
    </div>
  );
}

interface RecoveryProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
}

function RecoveryForm({ busy, error, onCode }: RecoveryProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim() === '') setMissing(true);
    else onCode(code.trim());
  };
  const words = missing ? 'Enter one of your recovery codes' : error ? describeError(error) : undefined;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <Field label="Recovery code" hint="Each code works once." error={words}>
        <TextInput
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="tabular"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
      <Button type="submit" busy={busy} wide>
        Log in
      </Button>
    </form>
  );
}
