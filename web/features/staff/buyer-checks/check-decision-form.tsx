import { type SubmitEvent, useState } from 'react';
import type { CheckReturnReason } from '../../../../events/vocabulary.ts';
import { checkReturnNames } from '../../../../functions/deals/buyer-checks/domain/words.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { DecideButton } from '../parts/decide-button.tsx';
import { type StaffBuyerCheck, useDecideBuyerCheck } from './api.ts';
import { checkOutcomes } from './labels.ts';

const reasonOrder: readonly CheckReturnReason[] = [
  'unreadable',
  'wrong_document',
  'name_differs',
  'amount_differs',
  'out_of_date',
  'not_genuine',
  'other',
];
const reasonOptions = reasonOrder.map((value) => ({ value, label: checkReturnNames[value] }));

/** Approves, or returns with reasons; usable by keyboard only. */
export function BuyerCheckDecisionForm({ check }: { readonly check: StaffBuyerCheck }) {
  const decide = useDecideBuyerCheck(check.id);
  const [outcome, setOutcome] = useState<'approved' | 'returned'>();
  const [reasons, setReasons] = useState<readonly CheckReturnReason[]>([]);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const needsNote = reasons.includes('other') && note.trim() === '';
  const { version } = check;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (decide.isPending || outcome === undefined) return;
    if (outcome === 'approved') return decide.mutate({ outcome, version });
    if (reasons.length === 0 || needsNote) return;
    decide.mutate({ outcome, reasons: [...reasons], ...(note.trim() && { note: note.trim() }), version });
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <FailureNotice error={decide.error} />
      <RadioGroup
        legend="What do you decide?"
        name="outcome"
        options={checkOutcomes}
        value={outcome}
        onValue={setOutcome}
        error={isTried && !outcome ? 'Choose one' : undefined}
      />
      {outcome === 'returned' && (
        <>
          <CheckboxGroup
            legend="Why it comes back"
            name="reasons"
            options={reasonOptions}
            value={reasons}
            onValue={setReasons}
            error={isTried && reasons.length === 0 ? 'Choose a reason' : undefined}
          />
          <Field
            label="A note to the buyer"
            optional={!reasons.includes('other')}
            error={isTried && needsNote ? 'Say what has to change' : findFieldError(decide.error, 'note')}
          >
            <Textarea
              rows={3}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        </>
      )}
      <DecideButton options={checkOutcomes} outcome={outcome} busy={decide.isPending} />
    </form>
  );
}
