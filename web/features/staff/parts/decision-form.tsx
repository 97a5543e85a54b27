import { type ReactNode, type SubmitEvent, useState } from 'react';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { type RadioOption, RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { DecideButton } from './decide-button.tsx';

interface Props<Outcome extends string> {
  /** What the outcomes are about, for a screen reader. */
  readonly legend: string;
  readonly options: readonly RadioOption<Outcome>[];
  readonly reasonHint: string;
  /** The call that saves the decision. */
  readonly saving: { readonly isPending: boolean; readonly error: Error | null };
  readonly onDecide: (outcome: Outcome, reason: string) => void;
  /** What to think of, under the heading. */
  readonly children?: ReactNode;
}

/** One of two outcomes with a reason that the person reads. */
export function DecisionForm<Outcome extends string>({
  legend,
  options,
  reasonHint,
  saving: { isPending, error },
  onDecide,
  children,
}: Props<Outcome>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksReason = reason.trim().length < 3;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (outcome && !lacksReason && !isPending) onDecide(outcome, reason.trim());
  };
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
        {children}
      </div>
      <FailureNotice error={error} fields={['reason']} />
      <RadioGroup
        legend={legend}
        hideLegend
        name="outcome"
        columns={2}
        options={options}
        value={outcome}
        onValue={setOutcome}
        error={isTried && !outcome ? 'Choose what happens' : undefined}
      />
      <Field
        label="Reason"
        hint={reasonHint}
        error={isTried && lacksReason ? 'Give a reason' : findFieldError(error, 'reason')}
      >
        <Textarea
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <DecideButton options={options} outcome={outcome} busy={isPending} />
    </form>
  );
}
