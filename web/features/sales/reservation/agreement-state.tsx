import { CircleCheck, Hourglass } from 'lucide-react';
import { capitaliseFirst } from '../../../../functions/kernel/text.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import { useOffline } from '../../../lib/connection.ts';
import { formatDate, formatMoment, formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { PaperFile } from '../papers/paper-file.tsx';
import { nameSide, otherSideOf } from '../sides.ts';
import { type AgreementAction, type AgreementVersion, useAgreementAction } from './api.ts';
import { Clauses } from './clauses.tsx';
import { describeEnd } from './describe-end.ts';
import { NameSteps } from './name-steps.tsx';
import { SignAgreement } from './sign-agreement.tsx';

interface Props {
  readonly sale: Sale;
  readonly agreement: AgreementVersion;
}
interface StepProps extends Props {
  /** The reader’s step is done, and the buttons for it go. */
  readonly onDone: () => void;
}

/** The last version: its terms, what it waits for, and what the reader can do about it. */
export function AgreementState({ sale, agreement, onDone }: StepProps) {
  const { status } = agreement;
  const end = describeEnd(sale, agreement);
  return (
    <>
      {end && (
        <Notice kind={end.kind} title={end.title}>
          {end.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {status !== 'closed' && <StateNotice sale={sale} agreement={agreement} />}
      {(status === 'agreed' || status === 'in_force') && <SignedLines sale={sale} agreement={agreement} />}
      {(status !== 'closed' || agreement.inForceAt !== undefined) && (
        <details open={status === 'proposed'} className="rounded-md border border-line p-4">
          <summary className="link inline-flex min-h-11 items-center">
            {`The terms: ${agreement.terms.weeks} weeks, up to ${formatPence(agreement.terms.costsPence)} of costs`}
          </summary>
          <div className="mt-3">
            <Clauses {...agreement} nation={sale.nation} />
          </div>
        </details>
      )}
      <Files agreement={agreement} />
      {status === 'agreed' && !sale.byLink && (
        <SignAgreement sale={sale} agreement={agreement} onDone={onDone} />
      )}
      <Actions sale={sale} agreement={agreement} onDone={onDone} />
    </>
  );
}

function StateNotice({ sale, agreement }: Props) {
  const { status, by, lastDay, endAsked } = agreement;
  const day = lastDay === undefined ? '' : formatDate(lastDay);
  if (status === 'proposed')
    return (
      <p className="max-w-prose">
        {by === sale.side
          ? `You proposed these terms. We’ve told the ${otherSideOf(sale.side)}, who can accept, change or decline them until ${day}.`
          : `The ${by} proposes these terms. Accept, change or decline them by ${day}. Show them to your solicitor before you sign anything.`}
      </p>
    );
  if (status === 'agreed')
    return (
      <p className="max-w-prose">
        {`Both sides accepted these terms. They count once both have signed, by ${day}; until then, either side can decline.`}
      </p>
    );
  return (
    <Notice kind={endAsked ? 'warning' : 'good'} title={`In force until ${day}`}>
      <p>
        {endAsked
          ? `${capitaliseFirst(nameSide(endAsked.by, sale))} asked to end it. If both sides agree, nobody owes anything under it, and the sale goes on.`
          : 'It ends by itself on that day, or when the sale becomes binding.'}
      </p>
    </Notice>
  );
}

function SignedLines({ sale, agreement: { signed } }: Props) {
  return (
    <ul className="grid gap-2">
      {([sale.side, otherSideOf(sale.side)] as const).map((side) => {
        const signature = signed.find((one) => one.side === side);
        const who = capitaliseFirst(nameSide(side, sale));
        return (
          <li key={side} className="flex items-start gap-3">
            <Icon
              as={signature ? CircleCheck : Hourglass}
              size={20}
              className={signature ? 'mt-0.5 text-action' : 'mt-0.5 text-muted'}
            />
            <span className="min-w-0">
              {signature
                ? `${who} signed as ${signature.name} on ${formatMoment(signature.at)}.`
                : `${who} ${who === 'You' ? 'haven’t' : 'hasn’t'} signed yet.`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Files({ agreement }: Pick<Props, 'agreement'>) {
  const { status, agreedAt, inForceAt, pdfUrl, signedPdfUrl } = agreement;
  if (useOffline()) return null;
  if (inForceAt !== undefined)
    return (
      <div className="print:hidden">
        <PaperFile url={signedPdfUrl} label="Signed PDF" file="signed PDF" madeAt={inForceAt} />
      </div>
    );
  if (status !== 'agreed' || agreedAt === undefined) return null;
  return (
    <div className="print:hidden">
      <PaperFile url={pdfUrl} label="The agreement as a PDF" file="PDF" madeAt={agreedAt} />
    </div>
  );
}

const labels: Readonly<Record<AgreementAction, string>> = {
  accept: 'Accept the terms',
  decline: 'Decline',
  take_back: 'Take it back',
  ask_end: 'Ask to end it',
  agree_end: 'Agree to end it',
  drop_end: 'Don’t end it',
  contest: 'Dispute the reason',
};

function Actions({ sale, agreement, onDone }: StepProps) {
  const step = useAgreementAction(sale, onDone);
  const isOffline = useOffline();
  const { can, endAsked, contestBy } = agreement;
  const needsName = sale.reservation?.needsName === true;
  if (can.length === 0) return null;
  return (
    <div className="grid gap-3 print:hidden">
      {needsName && can.includes('accept') && (
        <p className="max-w-prose">
          The agreement binds you, so it needs your own name before you accept it. <NameSteps />
        </p>
      )}
      {contestBy !== undefined && can.includes('contest') && (
        <p className="max-w-prose text-muted">
          {`You can dispute the reason until ${formatDate(contestBy)}. We’ll tell the ${otherSideOf(sale.side)}; Gable doesn’t decide who’s right.`}
        </p>
      )}
      <FailureNotice error={step.error} />
      <div className="flex flex-wrap gap-3">
        {can.map((action) => (
          <Button
            key={action}
            variant={action === 'accept' ? 'primary' : action === 'decline' ? 'quiet' : 'secondary'}
            disabled={isOffline || (action === 'accept' && needsName)}
            busy={step.isPending}
            onClick={() => step.take(action)}
          >
            {action === 'drop_end' && endAsked?.by === sale.side ? 'Take the question back' : labels[action]}
          </Button>
        ))}
      </div>
    </div>
  );
}
