import { type SubmitEvent, useState } from 'react';
import { ApiError, describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type ProofDecision, type StaffOwnershipCheck, useDecideOwnershipProof } from './api.ts';
import { proofOutcomes } from './labels.ts';

const done = { accepted: 'The document is accepted', declined: 'The document is declined' } as const;

/** The decision on what a seller sent. */
export function ProofDecisionForm({ check }: { readonly check: StaffOwnershipCheck }) {
  const decide = useDecideOwnershipProof(check.home.id);
  const [outcome, setOutcome] = useState<ProofDecision['outcome']>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksReason = reason.trim().length < 3;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!outcome || lacksReason || decide.isPending) return;
    decide.mutate(
      { outcome, reason: reason.trim(), version: check.version, homeVersion: check.home.version },
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
      <div className="grid gap-1">
        <h2 id="decide" className="text-xl">
          Decide
        </h2>
        <p className="text-muted">
          Accept a document only if it names the seller and this home, and is no older than its purpose
          allows.
        </p>
      </div>
      {error && !isOfField && <Notice kind="error" alert title={describeError(error)} />}
      <RadioGroup
        legend="What happens to the proof"
        hideLegend
        name="outcome"
        columns={2}
        options={proofOutcomes}
        value={outcome}
        onValue={setOutcome}
        error={isTried && !outcome ? 'Choose what happens' : undefined}
      />
      <Field
        label="Reason"
        hint="The seller reads it in the email."
        error={isTried && lacksReason ? 'Give a reason' : findFieldError(error, 'reason')}
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
