import { useState } from 'react';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { withdrawReasons } from './labels.ts';

/** Statuses in which buyers find the property. */
const shown: ReadonlySet<OwnListing['status']> = new Set(['live', 'under_offer']);

interface Props {
  readonly home: Pick<OwnListing, 'title' | 'status' | 'package'>;
  readonly isBusy: boolean;
  readonly onWithdraw: (reason: string) => void;
  readonly onClose: () => void;
}

/** Takes a property off the market, with the consequences. */
export default function WithdrawDialog({ home, isBusy, onWithdraw, onClose }: Props) {
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const withdraw = () => {
    setTried(true);
    if (reason) onWithdraw([reason, words.trim()].filter(Boolean).join(': '));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Withdraw this home?"
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={withdraw}>
            Withdraw it
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {home.title} {shown.has(home.status) ? 'leaves the market at once' : 'is no longer for sale'}.{' '}
          {home.package
            ? 'You can put it back on sale while its package has days left. We keep its history.'
            : 'You can still choose a package and put it on sale later. We keep everything you’ve entered.'}
        </p>
        <RadioGroup
          legend="Why?"
          name="reason"
          options={withdrawReasons}
          value={reason}
          onValue={setReason}
          error={isTried && !reason ? 'Choose a reason.' : undefined}
        />
        <Field label="Anything else to add" optional>
          <Textarea
            name="words"
            rows={2}
            maxLength={400}
            className="min-h-20"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
