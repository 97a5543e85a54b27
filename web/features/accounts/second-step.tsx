import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError, describeError } from '../../lib/api-error.ts';
import type { User } from '../../entities/account/user.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { accounts } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { enter } from './enter.ts';

interface Props {
  readonly challenge: string;
  readonly remember: boolean;
  readonly onDone: (user: User) => void;
  /** Returns to email and password, with a reason when the login took too long. */
  readonly onBack: (reason?: string) => void;
}

type Proof = { readonly code: string } | { readonly recovery_code: string };

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'gone';

/** The second step of a login: a code of the app, or a recovery code. */
export default function SecondStep({ challenge, remember, onDone, onBack }: Props) {
  const queries = useQueryClient();
  const [recovery, setRecovery] = useState(false);
  const answer = useMutation({
    mutationFn: async (proof: Proof) => {
      const body = { grant_type: 'urn:gable:two-step', client_id: 2, challenge, ...proof } as const;
      const { access_token, refresh_token } = await accounts.issueToken({ body });
      return enter(queries, { access: access_token, refresh: refresh_token }, remember);
    },
    onSuccess: onDone,
    onError: (error) => {
      if (isOver(error)) onBack(describeError(error));
    },
  });
  const swap = () => {
    answer.reset();
    setRecovery(!recovery);
  };
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{recovery ? 'Enter a recovery code' : 'Enter the code from your app'}</h2>
      {recovery ? (
        <RecoveryForm
          busy={answer.isPending}
          error={answer.error}
          onCode={(code) => answer.mutate({ recovery_code: code })}
        />
      ) : (
        <CodeForm
          busy={answer.isPending}
          error={answer.error}
          onCode={(code) => answer.mutate({ code })}
          submit="Log in"
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" className="link min-h-11" onClick={swap}>
          {recovery ? 'Use your app' : 'Use a recovery code'}
        </button>
        <button type="button" className="link min-h-11" onClick={() => onBack()}>
          Back
        </button>
      </div>
    </section>
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
