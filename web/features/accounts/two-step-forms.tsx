import { lazy, type ReactNode, type SubmitEvent, useState } from 'react';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { StepTitle } from './step-title.tsx';

const QrCode = lazy(() => import('../../ui/qr-code.tsx'));

/** Runs one call at a time: returns `run`, whether it is pending, its field errors, and its other error as text. */
function useCall() {
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
  const other = error !== undefined && Object.keys(fields).length === 0 ? describeError(error) : undefined;
  return { run, busy, fields, other };
}

/** The password, with a code of the app or a recovery code if the call requires a second step. */
export interface TwoStepProof {
  readonly password: string;
  readonly code?: string;
  readonly recovery_code?: string;
}

interface ProofFormProps {
  readonly title: string;
  /** The text under the title: the effect of the form. */
  readonly children: ReactNode;
  readonly submit: string;
  /** The code that the form requires in addition to the password. */
  readonly second?: 'app' | 'app or recovery code';
  readonly onProof: (proof: TwoStepProof) => Promise<void>;
  readonly onCancel: () => void;
}

/** The form for the password, with a code if `second` is set. */
export function ProofForm({ title, children, submit, second, onProof, onCancel }: ProofFormProps) {
  const { run, busy, fields, other } = useCall();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const proof = !second ? {} : isRecovery ? { recovery_code: code } : { code };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => onProof({ password, ...proof }));
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-form gap-4">
      <div className="grid gap-2">
        <StepTitle>{title}</StepTitle>
        <p className="text-muted">{children}</p>
      </div>
      <Field label="Password" error={fields['password']?.[0] ?? other}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {second && !isRecovery && <CodeField code={code} error={fields['code']?.[0]} onCode={setCode} />}
      {isRecovery && (
        <Field label="Recovery code" hint="Each code works once." error={fields['recovery_code']?.[0]}>
          <TextInput
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="tabular"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      {second === 'app or recovery code' && (
        <button
          type="button"
          className="link min-h-11 justify-self-start"
          onClick={() => {
            setCode('');
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use your app' : 'Use a recovery code'}
        </button>
      )}
      <FormButtons submit={submit} busy={busy} onCancel={onCancel} />
    </form>
  );
}

interface ScanStepProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Shows the secret as a QR code, a link and text, with a field for the first code. */
export function ScanStep({ secret, uri, onCode, onCancel }: ScanStepProps) {
  const { run, busy, fields, other } = useCall();
  const [code, setCode] = useState('');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => onCode(code));
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-form gap-4">
      <div className="grid gap-2">
        <StepTitle>Scan this with your authenticator app</StepTitle>
        <p className="text-muted">
          Any app that makes six-digit codes will do. If you have none, your phone’s app store has several
          that are free.
        </p>
      </div>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className="sm:hidden">
        <a href={uri} className="link inline-flex min-h-11 items-center">
          Open the app on this phone
        </a>
      </p>
      <p className="text-muted">
        Can’t scan it? Type this key into the app:{' '}
        <code className="tabular text-ink">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <CodeField
        code={code}
        error={fields['code']?.[0] ?? fields['password']?.[0] ?? other}
        onCode={setCode}
      />
      <FormButtons submit="Turn it on" busy={busy} onCancel={onCancel} />
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

const FormButtons = ({ submit, busy, onCancel }: ButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy}>
      {submit}
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
