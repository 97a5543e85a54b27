import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAccountRefusal } from '../../lib/api-error.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../lib/focus-invalid.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FileField } from '../file/file-field.tsx';
import { useFiles } from '../file/use-files.ts';
import type { ReportCategory, ReportSubject } from './api.ts';
import { formatReportLead, reasons, formatReportTitle } from './labels.ts';
import { sendReport } from './send-report.ts';

interface Props {
  readonly about: ReportSubject;
  readonly onClose: () => void;
  readonly onSent: (block: boolean) => void;
}

interface Answers {
  readonly category: ReportCategory | undefined;
  readonly details: string;
  readonly email: string;
  readonly block: boolean;
}
type Errors = Partial<Record<'category' | 'attachments' | 'email', string>>;

const empty: Answers = { category: undefined, details: '', email: '', block: false };
/** As many as the call takes. */
const fileLimit = { most: 5, tooMany: 'You can add up to 5 files to a report.' };

function requireAccountOnRefusal(error: Error): void {
  if (isAccountRefusal(error)) requireLogin();
}

export function ReportForm({ about, onClose, onSent }: Props) {
  const { isLoggedIn } = useSession();
  const [answers, setAnswers] = useState(empty);
  const [missing, setMissing] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const files = useFiles(fileLimit);
  const set = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });
  const sending = useMutation({
    mutationFn: (category: ReportCategory) =>
      sendReport(about, {
        ...answers,
        category,
        attachments: files.files.flatMap(({ id, name }) => (id ? [{ id, name }] : [])),
        email: isLoggedIn ? undefined : answers.email,
      }),
    onSuccess: () => onSent(answers.block),
    onError: requireAccountOnRefusal,
  });
  // Of a refusal, once its field shows the server's words.
  useEffect(() => {
    if (sending.error) focusFirstInvalid(form.current);
  }, [sending.error]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { category } = answers;
    const errors = findErrors(answers, files, !isLoggedIn);
    flushSync(() => {
      setMissing(errors);
      sending.reset();
    });
    if (category && Object.keys(errors).length === 0) sending.mutate(category);
    else focusFirstInvalid(form.current);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatReportTitle(about)}
      actions={
        <>
          <Button type="submit" form={formId} busy={sending.isPending}>
            Send report
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-muted">{formatReportLead(about)}</p>
        <FailureNotice error={sending.error} fields={['email', 'attachments']} />
        <RadioGroup
          legend="What’s wrong?"
          name="category"
          columns={2}
          options={reasons[about.kind]}
          value={answers.category}
          onValue={(category) => set({ category })}
          error={missing.category}
        />
        <Field label="What happened" optional>
          <Textarea
            rows={3}
            maxLength={2_000}
            value={answers.details}
            onChange={({ target }) => set({ details: target.value })}
          />
        </Field>
        {isLoggedIn ? (
          <FileField
            label="Pictures or documents"
            hint="Up to 5, such as screenshots. Only our staff see them. JPEG, PNG, WebP or PDF, 15 MB each."
            chosen={files}
            most={fileLimit.most}
            error={files.ready ? findFieldError(sending.error, 'attachments') : missing.attachments}
          />
        ) : (
          <EmailField
            value={answers.email}
            onValue={(email) => set({ email })}
            error={missing.email ?? findFieldError(sending.error, 'email')}
          />
        )}
        {about.kind === 'person' && about.canBlock && (
          <Checkbox
            label={`Block ${about.name} as well`}
            checked={answers.block}
            onChange={({ target }) => set({ block: target.checked })}
          />
        )}
      </form>
    </Dialog>
  );
}

interface EmailProps {
  readonly value: string;
  readonly onValue: (email: string) => void;
  readonly error: string | undefined;
}

const EmailField = ({ value, onValue, error }: EmailProps) => (
  <Field label="Your email address" hint="We use it only to answer you." error={error}>
    <TextInput
      type="email"
      autoComplete="email"
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  </Field>
);

function findErrors(
  { category, email }: Answers,
  { files, ready }: ReturnType<typeof useFiles>,
  asksEmail: boolean,
): Errors {
  const isRefused = files.some(({ error }) => error !== undefined);
  return {
    ...(!category && { category: 'Choose what’s wrong' }),
    ...(!ready && {
      attachments: isRefused ? 'Remove the file that couldn’t be sent' : 'Wait until your files have arrived',
    }),
    ...(asksEmail && email.trim() === '' && { email: 'Enter your email address, so that we can answer you' }),
  };
}
