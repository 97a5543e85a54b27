import { useState } from 'react';
import { type ProofFile, ProofField } from '../../../entities/offer/proof-field.tsx';
import type { Sale } from '../../../entities/sale/api.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Field } from '../../../ui/field.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { otherSideOf } from '../sides.ts';
import { useHandoverMutation } from './use-handover-mutation.ts';

interface Props {
  readonly sale: Sale;
  readonly item: Sale['handover'][number];
  readonly onClose: () => void;
}

/** What the two sides tell each other of an item: a reading with its photo, and a note. */
export default function HandoverDialog({ sale, item, onClose }: Props) {
  const { key, title, hint, reads, own } = item;
  const [reading, setReading] = useState(own?.reading ?? '');
  const [note, setNote] = useState(own?.note ?? '');
  const [photo, setPhoto] = useState<ProofFile | undefined>();
  const step = useHandoverMutation(sale);
  const other = otherSideOf(sale.side);
  const typed = reading.trim();
  // A note says nothing of whether it's done; a new reading is what there was to do.
  const isRead = reads && typed !== '' && typed !== own?.reading;
  const send = () =>
    step.mutate(
      {
        key,
        done: isRead || (own?.done ?? false),
        note: note.trim(),
        ...(reads && { reading: typed }),
        ...(photo && { photoId: photo.id }),
      },
      { onSuccess: onClose },
    );
  return (
    <StepDialog
      title={title}
      action="Save"
      busy={step.isPending}
      error={step.error}
      fields={['reading', 'note', 'photoId']}
      onSend={send}
      onClose={onClose}
    >
      {hint !== undefined && <p>{hint}</p>}
      {reads && (
        <Field label="Reading" optional error={findFieldError(step.error, 'reading')} className="max-w-48">
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            value={reading}
            onChange={({ target }) => setReading(target.value)}
          />
        </Field>
      )}
      {reads && (
        <ProofField
          label={own?.photoUrl ? 'Another photo' : 'Photo of the meter'}
          hint="A picture, up to 15 MB"
          value={photo}
          onValue={setPhoto}
          error={findFieldError(step.error, 'photoId')}
        />
      )}
      <Field label="Note" optional error={findFieldError(step.error, 'note')}>
        <Textarea
          rows={2}
          maxLength={300}
          className="min-h-20"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <p className="text-sm text-muted">{`The ${other} sees what you enter here.`}</p>
    </StepDialog>
  );
}
