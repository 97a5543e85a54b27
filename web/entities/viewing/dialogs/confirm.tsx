import { formatPersonName } from '../../../lib/format.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import type { Viewing } from '../api.ts';
import { confirmedText, formatSpan } from '../labels.ts';
import { useViewingAnswer } from '../use-viewing-mutation.ts';

interface Props {
  readonly viewing: Viewing;
  /** Those who asked for the same time and cannot have it then. */
  readonly rivals: readonly Viewing[];
  readonly onClose: () => void;
}

const list = new Intl.ListFormat('en-GB');

/** Confirms a viewing whose time others want too: names the requests that it turns down. */
export default function ConfirmViewingDialog({ viewing, rivals, onClose }: Props) {
  const { step, send } = useViewingAnswer(viewing, () => confirmedText, onClose);
  const names = list.format(rivals.map(({ counterpart }) => formatPersonName(counterpart)));
  return (
    <StepDialog
      title={`Confirm ${formatPersonName(viewing.counterpart)}?`}
      action="Confirm"
      busy={step.isPending}
      error={step.error}
      onSend={() => send({ verb: 'accept' })}
      onClose={onClose}
    >
      <p className="tabular font-semibold">{formatSpan(viewing.proposal ?? viewing)}</p>
      <p>
        {`${names} asked for this time too. Confirming fills it, so we’ll tell ${rivals.length === 1 ? 'them' : 'them all'} it’s taken and offer its waitlist and your other times.`}
      </p>
    </StepDialog>
  );
}
