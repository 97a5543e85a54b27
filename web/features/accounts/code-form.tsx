import { type SubmitEvent, useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { preventNonDigits } from '../../lib/digit-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface Props {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
  /** The label of the button. */
  readonly submit?: string;
}

const length = 6;

/** Six digits in one field, which phones fill from the message; the sixth digit submits. */
export function CodeForm({ busy, error, onCode, submit = 'Verify' }: Props) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    setCode(digits);
    setMissing(false);
    if (digits.length === length && digits !== code && !busy) onCode(digits);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length < length) setMissing(true);
    else onCode(code);
  };
  const words = missing ? 'Enter the 6-digit code' : error ? describeError(error) : undefined;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <Field label="Code" error={words}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tabular h-14 text-center text-2xl tracking-[0.4em]"
          value={code}
          onKeyDown={preventNonDigits}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} wide>
        {submit}
      </Button>
    </form>
  );
}
