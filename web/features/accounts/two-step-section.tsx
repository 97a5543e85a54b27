import { useQueryClient } from '@tanstack/react-query';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { ApiError, wordsFor } from '../../lib/api-error.ts';
import { beginSession } from '../../lib/session.ts';
import { isRemembered } from '../../lib/token-store.ts';
import { type User, userQuery } from '../../lib/user.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoStep } from './two-step-api.ts';

const QrCode = lazy(() => import('../../ui/qr-code.tsx'));

interface Granted {
  readonly tokens: { readonly access_token: string; readonly refresh_token?: string | undefined };
}

/** What the person is doing; the password goes with it, as the last step of each needs it again. */
type Step =
  | 'rest'
  | 'password'
  | 'turn-off'
  | 'new-codes'
  | { readonly secret: string; readonly uri: string };

/** Two-step sign-in: on, off, and recovery codes. */
export function TwoStepSection({ user }: { readonly user: User }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('rest');
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => queries.invalidateQueries({ queryKey: userQuery.queryKey });
  const goOn = ({ tokens }: Granted) =>
    beginSession({ access: tokens.access_token, refresh: tokens.refresh_token }, isRemembered());
  const rest = () => {
    setPassword('');
    setCodes(undefined);
    setStep('rest');
    void reload();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={rest} />;
  if (step === 'rest') return <Overview user={user} onStep={setStep} />;
  if (step === 'password')
    return (
      <ProofForm
        title="Enter your password"
        submit="Go on"
        onCancel={rest}
        onProof={async (proof) => {
          const started = await twoStep.startTwoStep({ body: { password: proof.password } });
          setPassword(proof.password);
          setStep(started);
        }}
      />
    );
  if (step === 'turn-off')
    return (
      <ProofForm
        title="Turn off two-step sign-in"
        submit="Turn it off"
        withCode
        onCancel={rest}
        onProof={async (body) => {
          goOn(await twoStep.turnOffTwoStep({ body }));
          toast.success('Two-step sign-in is off.');
          rest();
        }}
      />
    );
  if (step === 'new-codes')
    return (
      <ProofForm
        title="Make new recovery codes"
        submit="Make new codes"
        withCode
        onCancel={rest}
        onProof={async (body) => setCodes((await twoStep.replaceRecoveryCodes({ body })).recoveryCodes)}
      />
    );
  return (
    <ScanStep
      {...step}
      onCancel={rest}
      onCode={async (code) => {
        const confirmed = await twoStep.confirmTwoStep({ body: { password, code } });
        goOn(confirmed);
        setCodes(confirmed.recoveryCodes);
      }}
    />
  );
}

function Overview({ user, onStep }: { readonly user: User; readonly onStep: (step: Step) => void }) {
  const { on, recoveryCodesLeft } = user.twoStep;
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">Two-step sign-in</h2>
      {user.signInWith !== 'password' && (
        <p className="text-muted">
          You log in through another company. Turn on two-step sign-in with them instead.
        </p>
      )}
      {user.signInWith === 'password' && !on && (
        <>
          <p className="text-muted">
            Ask for a code from an app on your phone as well as your password. Your other devices are logged
            out when you turn it on.
          </p>
          <Button variant="secondary" onClick={() => onStep('password')}>
            Turn it on
          </Button>
        </>
      )}
      {on && (
        <>
          <p className="text-muted">
            On. {recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onStep('new-codes')}>
              Make new recovery codes
            </Button>
            <Button variant="secondary" onClick={() => onStep('turn-off')}>
              Turn it off
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface ProofFormProps {
  readonly title: string;
  readonly submit: string;
  readonly withCode?: boolean;
  readonly onProof: (proof: { readonly password: string; readonly code: string }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Runs `work`, keeps what it refused, and knows whether it is under way. */
function useWork() {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const fields = error instanceof ApiError ? error.errors : {};
  const other = error !== undefined && Object.keys(fields).length === 0 ? wordsFor(error) : undefined;
  return { run, busy, fields, other };
}

function ProofForm({ title, submit, withCode = false, onProof, onCancel }: ProofFormProps) {
  const { run, busy, fields, other } = useWork();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => onProof({ password, code }));
  };
  const passwordError = fields['password']?.[0] ?? other;
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-form gap-4">
      <h2 className="text-xl">{title}</h2>
      <Field label="Password" error={passwordError}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {withCode && <CodeField code={code} error={fields['code']?.[0]} onCode={setCode} />}
      <Buttons submit={submit} busy={busy} onCancel={onCancel} />
    </form>
  );
}

interface ScanStepProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

function ScanStep({ secret, uri, onCode, onCancel }: ScanStepProps) {
  const { run, busy, fields, other } = useWork();
  const [code, setCode] = useState('');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => onCode(code));
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-form gap-4">
      <h2 className="text-xl">Scan this with your authenticator app</h2>
      <Suspense fallback={<SkeletonLines lines={4} />}>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </Suspense>
      <p className="text-muted">
        Can’t scan it? Type this key into the app:{' '}
        <code className="text-ink">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <CodeField
        code={code}
        error={fields['code']?.[0] ?? fields['password']?.[0] ?? other}
        onCode={setCode}
      />
      <Buttons submit="Turn it on" busy={busy} onCancel={onCancel} />
    </form>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
}

function CodeField({ code, error, onCode }: CodeFieldProps) {
  return (
    <Field label="Code from your app" hint="6 digits" error={error}>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="tabular"
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
    </Field>
  );
}

interface ButtonsProps {
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

const Buttons = ({ submit, busy, onCancel }: ButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy}>
      {submit}
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
