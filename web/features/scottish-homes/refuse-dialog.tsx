import { useState } from 'react';
import type { PropertyPage } from '../../entities/property/property.ts';
import { type HomeInterest, invalidateInterest, scottishHomes } from '../../entities/scottish-home/api.ts';
import { refusalGrounds } from '../../entities/scottish-home/report-words.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { useActionMutation } from '../../ui/use-action-mutation.ts';

type Ground = (typeof refusalGrounds)[number]['value'];

interface Props {
  readonly home: PropertyPage;
  readonly buyerId: HomeInterest['reports'][number]['buyer']['id'];
  readonly name: string;
  readonly onClose: () => void;
}

/** Refuses the Home Report on one of the law's grounds, of which the buyer is told. */
export default function RefuseDialog({ home, buyerId, name, onClose }: Props) {
  const [reason, setReason] = useState<Ground>();
  const [isTried, setTried] = useState(false);
  const step = useActionMutation({
    done: () => `We’ve told ${name}, with your reason.`,
    endTitle: 'Home Report refused',
    onDone: onClose,
    invalidate: invalidateInterest,
  });
  const send = () => {
    setTried(true);
    if (!reason) return;
    step.mutate(() =>
      scottishHomes.answerReport({
        params: { propertyId: home.id, buyerId },
        body: { answer: 'refuse', reason },
      }),
    );
  };
  return (
    <StepDialog
      title="Refuse the Home Report?"
      action="Refuse"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        The law lets you refuse on these grounds only. {name} is told which, and can complain to trading
        standards. You can still hand it out later.
      </p>
      <p>
        You need good reason to believe it. It’s unlawful to turn someone away because of who they are, such
        as their race, religion, sex or disability.
      </p>
      <RadioGroup
        legend="Why"
        name="reason"
        columns={1}
        options={refusalGrounds}
        value={reason}
        onValue={setReason}
        error={isTried && !reason ? 'Choose a ground' : undefined}
      />
    </StepDialog>
  );
}
