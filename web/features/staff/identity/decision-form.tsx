import { type SubmitEvent, useState } from 'react';
import { ApiError, describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type IdentityDecision, type StaffIdentityCheck, useDecideIdentityCheck } from './api.ts';
import { identityOutcomes } from './labels.ts';

const done = { try_again: 'They can try again.', ended: 'The check has ended.' } as const;

/** The decision on a check; an ended one can only be reopened. */
export function IdentityDecisionForm({ check }: { readonly check: StaffIdentityCheck }) {
  const decide = useDecideIdentityCheck(check.id);
  const [outcome, setOutcome] = useState<IdentityDecision['outcome']>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isEnded = check.status === 'ended';
  const lacksReason = reason.trim().length < 3;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!outcome || lacksReason || decide.isPending) return;
    decide.mutate(
      { outcome, reason: reason.trim(), version: check.version },
      { onSuccess: () => toast.success(done[outcome]) },
    );
  };
  const { error } = decide;
  const isOfField = error instanceof ApiError && Object.keys(error.errors).length > 0;
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="decide"
      className="grid gap-5 rounded-md border border-line bg-surface p-5"
    >
      <h2 id="decide" className="text-xl">
        Decide
      </h2>
      {error && !isOfField && <Notice kind="error" alert title={describeError(error)} />}
      <RadioGroup
        legend="What happens to the check"
        hideLegend
        name="outcome"
        columns={2}
        options={isEnded ? identityOutcomes.slice(0, 1) : identityOutcomes}
        value={outcome}
        onValue={setOutcome}
        error={tried && !outcome ? 'Choose what happens' : undefined}
      />
      <Field
        label="Reason"
        hint="The person reads it, in the app and by email."
        error={tried && lacksReason ? 'Give a reason' : findFieldError(error, 'reason')}
      >
        <Textarea
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" busy={decide.isPending} className="justify-self-start max-sm:w-full">
        Save the decision
      </Button>
    </form>
  );
}
