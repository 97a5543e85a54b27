import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestRoundEnd } from '../../../functions/deals/offers/domain/answer-times.ts';
import { addDays, toInstant, toLondonTime, weekdayOf } from '../../../functions/kernel/london-time.ts';
import { offers, invalidateOffers } from '../../entities/offer/api.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Field } from '../../ui/field.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Props {
  readonly id: PropertyPage['id'];
  /** How many buyers are asked; at a closing date the server knows them. */
  readonly buyers?: number;
  /** Whether it is a closing date. */
  readonly isScottish?: boolean;
  readonly onClose: () => void;
}

/** Noon a week ahead, or on the Monday after a weekend. */
function suggestClosingDate() {
  let { day } = toLondonTime(new Date());
  day = addDays(day, 7);
  while (weekdayOf(day) > 5) day = addDays(day);
  return { day, time: '12:00' };
}

/** Sets the deadline and the text, which every buyer gets alike. */
export function RoundDialog({ id, buyers, isScottish = false, onClose }: Props) {
  const queries = useQueryClient();
  const [suggested] = useState(() =>
    isScottish ? suggestClosingDate() : toLondonTime(suggestRoundEnd(new Date())),
  );
  const [day, setDay] = useState(suggested.day);
  const [time, setTime] = useState(suggested.time);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  // Read as London time, regardless of the browser's zone.
  const deadline = day && time ? toInstant(day, time) : undefined;
  const calling = useMutation({
    mutationFn: (at: Date) =>
      offers.callRound({
        params: { id },
        body: { deadline: at.toISOString(), ...(note.trim() && { note: note.trim() }) },
      }),
    onSuccess: async () => {
      toast.success(
        isScottish
          ? 'The closing date is set. We’ve told everyone who is invited, in the same words.'
          : 'We’ll ask every buyer with an open offer, in the same words and with the same deadline.',
      );
      onClose();
      await invalidateOffers(queries);
    },
  });
  const send = () => {
    setTried(true);
    if (deadline) calling.mutate(deadline);
  };
  return (
    <StepDialog
      title={isScottish ? 'Closing date' : 'Best and final offers'}
      action={isScottish ? 'Set the closing date' : `Ask all ${buyers ?? ''} buyers`}
      busy={calling.isPending}
      error={calling.error}
      fields={['deadline']}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {isScottish
          ? 'We’ll tell everyone who has noted interest, has viewed or booked to view the home, or has an open offer. Bids stay sealed until then, for you too. You’ll see them all at once, and can’t accept one before.'
          : 'Each buyer can make one final offer or leave theirs as it is. You’ll see them all at the deadline, and can’t accept one before it.'}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={isScottish ? 'Day' : 'Last day'}
          error={isTried && !deadline ? 'Choose a day' : findFieldError(calling.error, 'deadline')}
        >
          <TextInput type="date" name="day" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field label="Time">
          <TextInput type="time" name="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
      <p className="-mt-2 text-sm text-muted">Between 4 hours and 14 days from now.</p>
      <Field label={isScottish ? 'Message to all of them' : 'Message to all buyers'} optional>
        <Textarea
          rows={2}
          maxLength={1000}
          className="min-h-20"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </StepDialog>
  );
}
