import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, wordsFor } from '../../lib/api-error.ts';
import { fieldError, isBeside } from '../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../lib/focus-invalid.ts';
import { isUserId } from '../../lib/ids.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../lib/toast.ts';
import { type Category, type Reported, reports } from './api.ts';
import { leadFor, reasons, titleFor } from './words.ts';

interface Props {
  readonly about: Reported;
  readonly onClose: () => void;
}

interface Answers {
  readonly category: Category | undefined;
  readonly details: string;
  readonly email: string;
  readonly block: boolean;
}
type Errors = Partial<Record<'category' | 'email', string>>;

/**
 * Reports a property, a comment or a person to the staff, optionally with a block of the person. A visitor
 * enters an email address.
 */
export default function ReportDialog({ about, onClose }: Props) {
  const queries = useQueryClient();
  const { isLoggedIn } = useSession();
  const [answers, setAnswers] = useState<Answers>({
    category: undefined,
    details: '',
    email: '',
    block: false,
  });
  const [missing, setMissing] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const set = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });
  const sending = useMutation({
    mutationFn: (category: Category) => sendReport(about, { ...answers, category }, isLoggedIn),
    onSuccess: () => {
      onClose();
      toast.success('Thank you. We have your report and will email you about it.');
      if (answers.block) void queries.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) requireLogin();
    },
  });
  // Focuses the first invalid field after a rejected submit.
  useEffect(() => {
    if (sending.error) focusFirstInvalid(form.current);
  }, [sending.error]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { category } = answers;
    const errors = missingIn(answers, !isLoggedIn);
    flushSync(() => {
      setMissing(errors);
      sending.reset();
    });
    if (category && !errors.email) sending.mutate(category);
    else focusFirstInvalid(form.current);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleFor(about)}
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
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted">{leadFor(about)}</p>
        {sending.error && !isBeside(sending.error, ['email']) && (
          <Notice kind="error" alert>
            <p>{wordsFor(sending.error)}</p>
          </Notice>
        )}
        <RadioGroup
          legend="What is wrong"
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
        {!isLoggedIn && (
          <Field
            label="Your email address"
            hint="We use it only to answer you."
            error={missing.email ?? fieldError(sending.error, 'email')}
          >
            <TextInput
              type="email"
              autoComplete="email"
              value={answers.email}
              onChange={({ target }) => set({ email: target.value })}
            />
          </Field>
        )}
        {about.kind === 'person' && (
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

const missingIn = ({ category, email }: Answers, asksEmail: boolean): Errors => ({
  ...(!category && { category: 'Choose what is wrong' }),
  ...(asksEmail && email.trim() === '' && { email: 'Enter your email address, so that we can answer you' }),
});

async function sendReport(
  about: Reported,
  { category, details, email, block }: Answers & { readonly category: Category },
  isLoggedIn: boolean,
): Promise<void> {
  const words = details.trim();
  const common = {
    category,
    ...(words && { details: words }),
    ...(!isLoggedIn && { email: email.trim() }),
  };
  if (about.kind !== 'person') {
    const subject = about.kind === 'home' ? { propertyId: about.propertyId } : { commentId: about.commentId };
    await reports.report({ body: { type: 'report', ...common, ...subject } });
    return;
  }
  const { userId, messageId } = about;
  if (!isUserId(userId)) throw new TypeError(`${userId} is not the id of a person`);
  await reports.report({
    body: { type: block ? 'both' : 'report', ...common, userId, ...(messageId && { messageId }) },
  });
}
