import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { buffers, listLengths, weekdays } from './slot-options.ts';
import type { SlotPlan } from './slot-plan.ts';

interface Props {
  readonly plan: SlotPlan;
  /** By the field names of the request. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (more: Partial<SlotPlan>) => void;
}

/** The days and times of day, in London time. */
export function WhenFields({ plan, errors, onChange }: Props) {
  const error = (...names: readonly string[]) => names.flatMap((name) => errors[name] ?? [])[0];
  return (
    <>
      {plan.repeats && (
        <CheckboxGroup
          legend="Days"
          name="days"
          options={weekdays}
          value={plan.days}
          onValue={(days) => onChange({ days })}
          error={plan.days.length === 0 ? 'Choose at least one day' : undefined}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={plan.repeats ? 'First day' : 'Day'} className={plan.repeats ? '' : 'col-span-2'}>
          <TextInput
            type="date"
            value={plan.day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        </Field>
        {plan.repeats && (
          <Field label="Last day" error={error('repeat.until')}>
            <TextInput
              type="date"
              value={plan.until}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          </Field>
        )}
        <Field label="From" error={error('start', 'repeat.from')}>
          <TextInput
            type="time"
            step={300}
            value={plan.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        {plan.repeats && (
          <Field label="To" error={error('repeat.to')}>
            <TextInput
              type="time"
              step={300}
              value={plan.to}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          </Field>
        )}
        <Field label="Length" error={error('end')}>
          <Select
            options={listLengths()}
            value={plan.minutes}
            onChange={({ target }) => onChange({ minutes: target.value })}
          />
        </Field>
        {plan.repeats && (
          <Field label="Gap between viewings">
            <Select
              options={buffers}
              value={plan.buffer}
              onChange={({ target }) => onChange({ buffer: target.value })}
            />
          </Field>
        )}
      </div>
    </>
  );
}
