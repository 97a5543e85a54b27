import { type SubmitEvent, useState } from 'react';
import { type HomeId, type Slot, type TimeSlots, viewings } from '../../../entities/viewing/api.ts';
import { kindOptions, formatSpan } from '../../../entities/viewing/labels.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { openingRhythms } from '../labels.ts';
import {
  createFirstPlan,
  toSlotOpening,
  type SlotPlan,
  type SlotPreview,
  previewSlots,
} from './slot-plan.ts';
import { useTimesMutation } from './use-times-mutation.ts';
import { WhenFields } from './when-fields.tsx';

interface Props {
  readonly homeId: HomeId;
  readonly taken: readonly Slot[];
  readonly onClose: () => void;
}

/** Opens a single slot or a repeating pattern, with a preview. */
export default function OpenTimesSheet({ homeId, taken, onClose }: Props) {
  const [now] = useState(() => new Date());
  const [plan, setPlan] = useState(() => createFirstPlan(now));
  const [isTried, setTried] = useState(false);
  const change = (more: Partial<SlotPlan>) => setPlan({ ...plan, ...more });
  const opening = toSlotOpening(plan, homeId);
  const preview = previewSlots(opening, taken, now);
  const step = useTimesMutation(
    ({ total }: Pick<TimeSlots, 'total'>) => `${formatCounted(total, 'time')} added.`,
    onClose,
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (opening && 'spans' in preview && !step.isPending)
      step.mutate(() => viewings.openSlots({ body: opening }));
  };
  const errors = isTried && 'errors' in preview ? preview.errors : {};
  return (
    <Sheet open onClose={onClose} title="Add viewing times">
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <FailureNotice error={step.error} />
        <RadioGroup
          legend="How often"
          name="rhythm"
          columns={2}
          options={openingRhythms}
          value={plan.repeats ? 'weekly' : 'once'}
          onValue={(value) => change({ repeats: value === 'weekly' })}
        />
        <WhenFields plan={plan} errors={errors} onChange={change} />
        <Field label="Kind">
          <Select
            options={kindOptions}
            value={plan.kind}
            onChange={({ target }) =>
              change({ kind: kindOptions.find(({ value }) => value === target.value)?.value ?? 'private' })
            }
          />
        </Field>
        {plan.kind === 'open_house' && (
          <Field label="How many groups" hint="A buyer and anyone they bring count as one group.">
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={50}
              value={plan.capacity}
              onChange={({ target }) => change({ capacity: target.value })}
            />
          </Field>
        )}
        <PreviewSummary preview={preview} />
        <Button type="submit" wide busy={step.isPending}>
          {'spans' in preview ? `Add ${formatCounted(preview.spans.length, 'time')}` : 'Add'}
        </Button>
      </form>
    </Sheet>
  );
}

const shownMost = 4;

/** The preview, announced when it changes. */
const PreviewSummary = ({ preview }: { readonly preview: SlotPreview }) => (
  <div aria-live="polite" className="rounded-md bg-sunk p-4">
    {'errors' in preview ? (
      <p>{preview.text}</p>
    ) : (
      <>
        <p className="font-semibold">{`This adds ${formatCounted(preview.spans.length, 'time')}`}</p>
        <ul className="tabular mt-1">
          {preview.spans.slice(0, shownMost).map((span) => (
            <li key={span.start}>{formatSpan(span)}</li>
          ))}
        </ul>
        {preview.spans.length > shownMost && (
          <p className="text-muted">
            {`and ${preview.spans.length - shownMost} more, the last on ${formatSpan(preview.spans.at(-1) ?? { start: '', end: '' })}`}
          </p>
        )}
        {preview.over > 0 && (
          <p className="mt-1 font-medium text-red">
            {`${formatCounted(preview.over, 'time')} would overlap with times you’ve already added. Choose other days or hours.`}
          </p>
        )}
      </>
    )}
  </div>
);
