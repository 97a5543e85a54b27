import { type SubmitEvent, useId, useState } from 'react';
import { findPlannedDay } from '../../../../functions/deals/sales/domain/planned-days.ts';
import { formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { isWorkingDay, toWorkingDay } from '../../../../functions/kernel/working-days.ts';
import { type SaleWords, saleWordsOf } from '../../../../functions/listings/properties/domain/sale-words.ts';
import type { Sale, SaleStep } from '../../../entities/sale/api.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { MilestoneMutation } from './use-milestone-mutation.ts';

interface Props {
  readonly sale: Sale;
  readonly step: SaleStep;
  readonly tick: MilestoneMutation;
  readonly onClose: () => void;
}

/** The date and note of a step; for the exchange also its meaning. */
export default function TickDialog({ sale, step, tick, onClose }: Props) {
  const { key, title, ahead, owner, confirmedBy } = step;
  const form = useId();
  const [today] = useState(() => formatLondonDay(new Date()));
  const [date, setDate] = useState(confirmedBy.length > 0 && step.date ? step.date : ahead ? '' : today);
  const [completionDate, setCompletionDate] = useState(sale.completionDate ?? '');
  const [note, setNote] = useState(step.note ?? '');
  const [isEarly, setEarly] = useState(false);
  const [isTried, setTried] = useState(false);
  const planned = findPlannedDay({ completionDate: sale.completionDate, milestones: sale.steps }, key);
  const isBefore = planned !== undefined && date < planned && date !== step.date;
  const isAgreed = owner === 'both' && confirmedBy.length > 0;
  const { isPending, error, reset } = tick;
  const close = () => {
    reset();
    onClose();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBefore && !isEarly) return;
    tick.mutate(
      {
        key,
        done: true,
        ...(date && { date }),
        note: note.trim(),
        ...(isBefore && { early: true }),
        ...(key === 'exchanged' && completionDate && { completionDate }),
      },
      {
        onSuccess: () => {
          toast.success(`You’ve marked “${title}” as done.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button type="submit" form={form} busy={isPending}>
            {isAgreed ? 'Confirm' : 'Mark as done'}
          </Button>
          <Button variant="quiet" onClick={close}>
            Not now
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <FailureNotice error={error} fields={['date', 'completionDate', 'note']} />
        <StepMeaning sale={sale} step={step} />
        <Field label={ahead ? 'For which day' : 'On which day'} error={findFieldError(error, 'date')}>
          <TextInput
            type="date"
            value={date}
            max={ahead ? undefined : today}
            onChange={({ target }) => setDate(target.value)}
          />
        </Field>
        {key === 'completion_date_set' && <DayOffNotice day={date} />}
        {isBefore && (
          <Checkbox
            label={`It came early: it was planned for ${formatDate(planned)}`}
            checked={isEarly}
            error={isTried && !isEarly ? 'Say that it came early, or change the day' : undefined}
            onChange={({ target }) => setEarly(target.checked)}
          />
        )}
        {key === 'exchanged' && (
          <CompletionField
            words={saleWordsOf(sale.nation)}
            error={error}
            value={completionDate}
            onValue={setCompletionDate}
          />
        )}
        <NoteField error={error} value={note} onValue={setNote} />
      </form>
    </Dialog>
  );
}

interface InputProps {
  readonly error: unknown;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const NoteField = ({ error, value, onValue }: InputProps) => (
  <Field
    label="Note"
    optional
    hint="Both sides and their solicitors see it"
    error={findFieldError(error, 'note')}
  >
    <Textarea
      rows={2}
      maxLength={500}
      className="min-h-20"
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  </Field>
);

interface CompletionProps extends InputProps {
  readonly words: SaleWords;
}

const CompletionField = ({ words: { completionDate, boundIn }, error, value, onValue }: CompletionProps) => (
  <>
    <Field
      label={completionDate}
      hint={`The day the keys change hands, as in ${boundIn}`}
      error={findFieldError(error, 'completionDate')}
    >
      <TextInput type="date" value={value} onChange={({ target }) => onValue(target.value)} />
    </Field>
    <DayOffNotice day={value} />
  </>
);

/** Advice only: some sales complete on a Saturday, with money that came the day before. */
const DayOffNotice = ({ day }: { readonly day: string }) =>
  day !== '' &&
  !isWorkingDay(day) && (
    <Notice kind="warning">
      <p>
        {`${formatDay(day)} isn’t a working day. Banks don’t send the money at weekends or on bank holidays, so ask your solicitor whether ${formatDay(toWorkingDay(day))} is better.`}
      </p>
    </Notice>
  );

/** The consequences of ticking a step, if there are any. */
function StepMeaning({ sale, step: { key, owner, confirmedBy } }: Pick<Props, 'sale' | 'step'>) {
  const first = confirmedBy.length === 0 && !sale.byLink;
  if (key === 'exchanged')
    return (
      <Notice kind="warning">
        <p>
          {`After that the sale is binding, and neither side can pull out without paying for it. ${first ? 'It counts once the other side, or a solicitor, has confirmed it too.' : 'It counts straight away.'}`}
        </p>
      </Notice>
    );
  if (key === 'completed')
    return (
      <p>
        {`The money has arrived and the keys have changed hands. ${first ? 'It counts once the other side, or a solicitor, has confirmed it too.' : 'This completes the sale.'}`}
      </p>
    );
  if (owner === 'both' && first) return <p>It’s done once the other side has confirmed it too.</p>;
  return null;
}
