import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const reasons = [
  { value: 'Sold elsewhere', label: 'It is sold elsewhere' },
  { value: 'Staying', label: 'I stay where I am' },
  { value: 'Later', label: 'I will sell later' },
  { value: 'Other', label: 'Something else' },
] as const;

interface Props {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onWithdraw: (reason: string) => void;
  readonly onClose: () => void;
}

/** Takes a home off the market, with what that means. */
export default function WithdrawDialog({ title, isBusy, onWithdraw, onClose }: Props) {
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
            Keep it on sale
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {title} leaves the market at once. You can put it back on while days of its package are left; its
          history is kept.
        </p>
        <RadioGroup
          legend="Why?"
          name="reason"
          options={reasons}
          value={reason}
          onValue={setReason}
          error={isTried && !reason ? 'Choose a reason.' : undefined}
        />
        <Field label="Anything to add" optional>
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
