import { type SubmitEvent, useState } from 'react';
import {
  reservationAnswerDays,
  reservationBounds,
  type ReservationReason,
  reservationReasons,
} from '../../../../functions/deals/sales/domain/reservation-words.ts';
import { keysOf } from '../../../../functions/kernel/keys.ts';
import { capitaliseFirst } from '../../../../functions/kernel/text.ts';
import { invalidateSales, type Sale } from '../../../entities/sale/api.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../../lib/focus-invalid.ts';
import { formatPence } from '../../../lib/format.ts';
import { useFocusedForm } from '../../../lib/use-focused-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';
import { reservationApi, type Terms } from './api.ts';

interface Props {
  readonly sale: Sale;
  readonly onClose: () => void;
}

const { weeks: weekBounds, costsPence: sumBounds } = reservationBounds;
const weekOptions = Array.from({ length: weekBounds.most - weekBounds.least + 1 }, (_, index) => {
  const value = String(weekBounds.least + index);
  return { value, label: `${value} weeks` };
});
const reasonKeys = keysOf(reservationReasons);
const usualTerms: Terms = { weeks: 8, costsPence: 1_000_00, reasons: [...reasonKeys] };

const describeSumProblem = (costsPence: number | undefined): string | undefined =>
  costsPence === undefined || costsPence < sumBounds.least || costsPence > sumBounds.most
    ? `Enter a sum from ${formatPence(sumBounds.least)} to ${formatPence(sumBounds.most)}`
    : undefined;

/** Proposes the terms of an agreement, or other ones in place of the last. */
export function TermsForm({ sale, onClose }: Props) {
  const form = useFocusedForm();
  const { offerId, reservation } = sale;
  const last = reservation?.last;
  const isChange = last !== undefined && last.status !== 'closed';
  const before = last?.terms ?? usualTerms;
  const [weeks, setWeeks] = useState(String(before.weeks));
  const [costsPence, setCosts] = useState<number | undefined>(before.costsPence);
  const [reasons, setReasons] = useState<readonly ReservationReason[]>(before.reasons);
  const [isTried, setTried] = useState(false);
  const step = useActionMutation({
    done: () => 'We’ve sent your terms to the other side.',
    onDone: onClose,
    invalidate: invalidateSales,
  });
  const problem = describeSumProblem(costsPence);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    setTimeout(() => focusFirstInvalid(form.current));
    if (costsPence === undefined || problem !== undefined) return;
    const terms = { weeks: Number(weeks), costsPence, reasons: [...reasons] };
    step.mutate(() =>
      reservationApi.proposeReservation({
        params: { offerId },
        body: { seenVersion: last?.version ?? 0, terms },
      }),
    );
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-label="Terms of the reservation agreement"
      className="grid max-w-prose gap-5"
    >
      <Field label="How long does it run?" hint="From the day on which both have signed">
        <Select options={weekOptions} value={weeks} onChange={({ target }) => setWeeks(target.value)} />
      </Field>
      <Field
        label="What does a side owe at most if it pulls out without a reason from the list?"
        hint="Only costs of the other side that bills show. It’s the same sum for both of you."
        error={(isTried ? problem : undefined) ?? findFieldError(step.error, 'terms.costsPence')}
      >
        <MoneyInput places="pence" most={sumBounds.most} value={costsPence} onValue={setCosts} />
      </Field>
      <Fieldset legend="Reasons for which a side may pull out without owing anything">
        {reasonKeys.map((reason) => (
          <Checkbox
            key={reason}
            label={reservationReasons[reason].label}
            hint={capitaliseFirst(reservationReasons[reason].clause)}
            checked={reasons.includes(reason)}
            onChange={({ target }) =>
              setReasons(
                reasonKeys.filter((one) => (one === reason ? target.checked : reasons.includes(one))),
              )
            }
          />
        ))}
      </Fieldset>
      <p className="text-sm text-muted">
        Pulling out because the other side broke the agreement never costs anything, and whoever breaks it
        owes the other side’s costs, too.
      </p>
      <FailureNotice error={step.error} fields={['terms.costsPence']} />
      <p className="text-sm text-muted">
        {`The other side has ${reservationAnswerDays} days to accept, change or decline it. Nothing binds anyone until you’ve both signed.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={step.isPending}>
          {isChange ? 'Propose these terms instead' : 'Propose it'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
