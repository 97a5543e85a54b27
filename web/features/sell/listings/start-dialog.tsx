import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConsentFields } from '../publish/consent-fields.tsx';
import { type Attempt, type Consents, newAttempt } from '../publish/publish.ts';
import { StarterPackage } from '../publish/starter.tsx';

interface Props {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onStart: (consents: Consents, attempt: Attempt) => void;
  readonly onClose: () => void;
}

/** A home goes on sale with a package: which, and what the seller agrees to. */
export default function StartDialog({ title, isBusy, onStart, onClose }: Props) {
  const attempt = useRef(newAttempt());
  const [consents, setConsents] = useState({ startNow: false, terms: false });
  const [isTried, setTried] = useState(false);
  const start = () => {
    setTried(true);
    if (consents.startNow && consents.terms) onStart(consents, attempt.current);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Put ${title} on sale`}
      actions={
        <>
          <Button busy={isBusy} onClick={start}>
            Put on sale
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <StarterPackage />
        <ConsentFields consents={consents} onChange={setConsents} isTried={isTried} />
      </div>
    </Dialog>
  );
}
