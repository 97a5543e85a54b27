import { useState } from 'react';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const viewingOptions = [
  { value: 'keep', label: 'They stay as they are', hint: 'The usual choice. Nobody new can book.' },
  { value: 'cancel', label: 'Cancel them', hint: 'We tell each buyer straight away.' },
] as const;

export interface Pause {
  readonly viewings: (typeof viewingOptions)[number]['value'];
  readonly reason?: string;
}

interface Props {
  readonly home: Pick<OwnListing, 'title'>;
  readonly isBusy: boolean;
  readonly onPause: (pause: Pause) => void;
  readonly onClose: () => void;
}

/** Takes a home off the market for a while, with what becomes of its viewings. */
export default function PauseDialog({ home, isBusy, onPause, onClose }: Props) {
  const [viewings, setViewings] = useState<Pause['viewings']>('keep');
  const [reason, setReason] = useState('');
  const pause = () =>
    onPause({ viewings, ...(viewings === 'cancel' && reason.trim() && { reason: reason.trim() }) });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pause this home?"
      actions={
        <>
          <Button busy={isBusy} onClick={pause}>
            Pause it
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep it on sale
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          Buyers can’t find {home.title} until you put it back on sale, which you can do at any time. The days
          of its package go on.
        </p>
        <RadioGroup
          legend="What about viewings that are booked or asked for?"
          name="viewings"
          options={viewingOptions}
          value={viewings}
          onValue={setViewings}
        />
        {viewings === 'cancel' && (
          <Field label="What should we tell the buyers?" optional>
            <Textarea
              name="reason"
              rows={2}
              maxLength={500}
              className="min-h-20"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
