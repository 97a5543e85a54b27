import { type ReactNode, useState } from 'react';
import { AgreementWarning } from '../../../entities/offer/dialogs/agreement-warning.tsx';
import { useAgreement } from '../../../entities/offer/dialogs/use-agreement.ts';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { withdrawReasons } from './labels.ts';

type Id = NonNullable<OwnListing['saleWith']>;
/** Statuses in which buyers find the property. */
const shown: ReadonlySet<OwnListing['status']> = new Set(['live', 'under_offer']);

interface Props {
  readonly home: Pick<OwnListing, 'id' | 'title' | 'status' | 'package' | 'saleWith'>;
  readonly isBusy: boolean;
  readonly onWithdraw: (reason: string) => void;
  readonly onClose: () => void;
}

/** Takes a property off the market, with the consequences. */
export default function WithdrawDialog(props: Props) {
  const { saleWith } = props.home;
  return saleWith === undefined ? (
    <WithdrawQuestion {...props} />
  ) : (
    <AgreedWithdrawal {...props} buyerId={saleWith} />
  );
}

/** Ends an agreed sale as well, which can cost under an agreement. */
function AgreedWithdrawal({ buyerId, ...props }: Props & { readonly buyerId: Id }) {
  const { id: propertyId } = props.home;
  const agreement = useAgreement({ propertyId, counterpart: { id: buyerId }, status: 'accepted' });
  const isLoading = agreement === 'loading';
  return (
    <WithdrawQuestion {...props} isBusy={props.isBusy || isLoading}>
      <p>The sale that you agreed ends with it, and we tell the buyer.</p>
      {agreement !== undefined && !isLoading && (
        <>
          <AgreementWarning agreement={agreement} given={undefined} />
          <p>
            Withdrawing the home counts as pulling out without one of the reasons. If you have one, give it
            where you{' '}
            <Link to={paths.acceptedOffer(propertyId, buyerId)} className="link">
              call the sale off
            </Link>
            .
          </p>
        </>
      )}
    </WithdrawQuestion>
  );
}

interface QuestionProps extends Props {
  /** What else it ends. */
  readonly children?: ReactNode;
}

function WithdrawQuestion({ home, isBusy, onWithdraw, onClose, children }: QuestionProps) {
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
        {children}
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
