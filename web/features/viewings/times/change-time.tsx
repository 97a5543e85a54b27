import { useState } from 'react';
import { toInstant, toLondonTime } from '../../../../functions/kernel/london-time.ts';
import { minuteMs } from '../../../../functions/kernel/time.ts';
import { type Slot, viewings } from '../../../entities/viewing/api.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { listLengths } from './slot-options.ts';
import { useTimesMutation } from './use-times-mutation.ts';

/**
 * Moves a slot or increases its capacity; buyers with a viewing in it are asked whether the new time suits.
 */
export function ChangeTimeDialog({ slot, onClose }: { readonly slot: Slot; readonly onClose: () => void }) {
  const before = toLondonTime(new Date(slot.start));
  const length = (Date.parse(slot.end) - Date.parse(slot.start)) / minuteMs;
  const [day, setDay] = useState(before.day);
  const [time, setTime] = useState(before.time);
  const [minutes, setMinutes] = useState(String(length));
  const [capacity, setCapacity] = useState(String(slot.capacity));
  const step = useTimesMutation(() => 'The time has been changed.', onClose);
  const send = () => {
    if (day === '' || time === '') return;
    const start = toInstant(day, time);
    const body = {
      start: start.toISOString(),
      end: new Date(start.getTime() + Number(minutes) * minuteMs).toISOString(),
      capacity: Number(capacity),
    };
    step.mutate(() => viewings.changeSlot({ params: { id: slot.id }, body }));
  };
  return (
    <StepDialog
      title="Change this time"
      action="Save"
      busy={step.isPending}
      error={step.error}
      fields={['start', 'end', 'capacity']}
      onSend={send}
      onClose={onClose}
    >
      {slot.booked + (slot.requests ?? 0) > 0 && (
        <Notice>
          <p>
            We’ll ask whoever has this time whether the new one suits them. The agreed time stays until they
            say yes.
          </p>
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Day" error={findFieldError(step.error, 'start')}>
          <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field label="From">
          <TextInput type="time" step={300} value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
        <Field label="Length" error={findFieldError(step.error, 'end')}>
          <Select
            options={listLengths(length)}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        </Field>
        {slot.kind === 'open_house' && (
          <Field label="Parties" error={findFieldError(step.error, 'capacity')}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={Math.max(1, slot.booked)}
              max={50}
              value={capacity}
              onChange={({ target }) => setCapacity(target.value)}
            />
          </Field>
        )}
      </div>
    </StepDialog>
  );
}
