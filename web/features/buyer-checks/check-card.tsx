import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyerCheckKind } from '../../../events/vocabulary.ts';
import {
  checkReturnTexts,
  kindTexts,
  positionTexts,
  toBadgeText,
} from '../../../functions/deals/buyer-checks/domain/words.ts';
import { useUser } from '../../entities/account/user.ts';
import {
  buyerChecks,
  type BuyerEvidence,
  type OwnBuyerCheck,
  ownChecksQuery,
} from '../../entities/buyer-check/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatDate, formatMoment, formatPounds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { useActionMutation } from '../../ui/use-action-mutation.ts';
import { BankForm } from './bank-form.tsx';
import { ChainForm } from './chain-form.tsx';
import { FundsForm } from './funds-form.tsx';
import { bankHint, bankLabels, kindHints, sendLabels, statusBadges } from './labels.ts';
import { LenderForm } from './lender-form.tsx';

interface Props {
  readonly kind: BuyerCheckKind;
  readonly check: OwnBuyerCheck | undefined;
  /** Whether a bank can be asked in place of a document. */
  readonly canAskBank: boolean;
}

/**
 * One kind of evidence: its state, the reason of a return, the form to submit it, and a button to withdraw
 * it.
 */
export function CheckCard({ kind, check, canAskBank }: Props) {
  const [open, setOpen] = useState<'document' | 'bank'>();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const status = check?.status;
  const canSend = status !== 'submitted';
  return (
    <section aria-labelledby={kind} className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={kind} className="text-xl">
            {kindTexts[kind]}
          </h2>
          {check && <StateBadge check={check} />}
        </div>
        <p className="text-muted">{kindHints[kind]}</p>
        {canAskBank && open !== 'bank' && <p className="text-muted">{bankHint}</p>}
      </div>
      {check && <CheckState check={check} />}
      {open === 'bank' && <BankForm check={check} onClose={() => setOpen(undefined)} />}
      {open === 'document' && canSend && (
        <SubmitForm kind={kind} check={check} onClose={() => setOpen(undefined)} />
      )}
      {!(open === 'bank' || (open === 'document' && canSend)) && (
        <div className="flex flex-wrap gap-3">
          {canAskBank && (
            <Button variant={status === 'approved' ? 'secondary' : 'primary'} onClick={() => setOpen('bank')}>
              {bankLabels[status ?? 'none']}
            </Button>
          )}
          {canSend && (
            <Button
              variant={status === 'approved' || canAskBank ? 'secondary' : 'primary'}
              onClick={() => setOpen('document')}
            >
              {canAskBank ? 'Send a statement' : sendLabels[status ?? 'none']}
              <span className="sr-only"> ({kindTexts[kind]})</span>
            </Button>
          )}
          {(status === 'submitted' || status === 'approved' || status === 'returned') && (
            <Button variant="quiet" onClick={() => setWithdrawing(true)}>
              Withdraw
              <span className="sr-only"> {kindTexts[kind]}</span>
            </Button>
          )}
        </div>
      )}
      {check && isWithdrawing && <WithdrawDialog check={check} onClose={() => setWithdrawing(false)} />}
    </section>
  );
}
/** An accepted declaration is not shown as checked. */
function StateBadge({ check: { status, approval } }: { readonly check: OwnBuyerCheck }) {
  if (status === 'approved' && approval?.basis === 'declaration') return <Badge>Declared</Badge>;
  const [tone, text] = statusBadges[status];
  return <Badge tone={tone}>{text}</Badge>;
}

function CheckState({ check }: { readonly check: OwnBuyerCheck }) {
  const { status, approval, submittedAt, reasons, note } = check;
  if (status === 'withdrawn') return null;
  const until = approval && formatDate(approval.validUntil);
  return (
    <div className="grid gap-2">
      {status === 'expired' ? null : <p>{describeEvidence(check)}</p>}
      {status === 'submitted' && (
        <p>
          {`Sent ${formatMoment(submittedAt)}. We answer within one working day${until ? `; until then sellers see the one that’s valid until ${until}` : ''}.`}
        </p>
      )}
      {status === 'approved' && approval && (
        <p>
          Sellers read:{' '}
          <span className="font-semibold">{toBadgeText({ kind: check.kind, ...approval })}</span>
        </p>
      )}
      {status === 'returned' && (
        <Notice kind="warning" title="What needs to change">
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{checkReturnTexts[reason]}</li>
            ))}
          </ul>
          {note && <p className="mt-2 whitespace-pre-line">{note}</p>}
          {until && <p className="mt-2">{`Sellers still see your earlier one, valid until ${until}.`}</p>}
        </Notice>
      )}
      {status === 'expired' && <p>Sellers no longer see this. Send a new one to show it again.</p>}
    </div>
  );
}

function describeEvidence({ evidence }: OwnBuyerCheck): string {
  switch (evidence.kind) {
    case 'agreement_in_principle':
      return `${formatPounds(evidence.amountPence / 100)} from ${evidence.lender}`;
    case 'proof_of_funds':
      return evidence.bank
        ? describeBankProof(evidence.amountPence, evidence.bank.name, evidence.statementOn)
        : `${formatPounds(evidence.amountPence / 100)}, statement of ${formatDate(evidence.statementOn)}`;
    case 'chain':
      return positionTexts[evidence.position];
  }
}

/** `You have at least £215,000 · checked with HSBC today` */
function describeBankProof(amountPence: number, bank: string, day: string): string {
  const when = day === new Date().toISOString().slice(0, 10) ? 'today' : `on ${formatDate(day)}`;
  return `You have at least ${formatPounds(amountPence / 100)} · checked with ${bank} ${when}`;
}

interface FormProps extends Pick<Props, 'kind' | 'check'> {
  readonly onClose: () => void;
}

function SubmitForm({ kind, check, onClose }: FormProps) {
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: (evidence: BuyerEvidence) =>
      buyerChecks.submitCheck({ body: { evidence, version: check?.version ?? 0 } }),
    onSuccess: (own) => {
      queries.setQueryData(ownChecksQuery.queryKey, own);
      onClose();
    },
    onError: (error) => {
      // Changed in another tab, or decided meanwhile.
      if (error instanceof ApiError && error.status === 409) void queries.invalidateQueries(ownChecksQuery);
    },
  });
  const profile = useUser()?.buyerProfile;
  const form = {
    earlier: { evidence: check?.evidence, profile },
    busy: sending.isPending,
    error: sending.error,
    onSend: (evidence: BuyerEvidence) => !sending.isPending && sending.mutate(evidence),
    onClose,
  };
  return (
    <>
      {!(sending.error instanceof ApiError && sending.error.status === 422) && (
        <FailureNotice error={sending.error} />
      )}
      {kind === 'agreement_in_principle' && <LenderForm {...form} />}
      {kind === 'proof_of_funds' && <FundsForm {...form} />}
      {kind === 'chain' && <ChainForm {...form} />}
    </>
  );
}

/** What is deleted once the check is withdrawn; a declaration has nothing. */
function findDeletionText(evidence: OwnBuyerCheck['evidence']): string | undefined {
  const isByBank = evidence.kind === 'proof_of_funds' && evidence.bank !== undefined;
  if (isByBank) return 'We delete at once which bank we asked.';
  return evidence.document && 'We delete the document within a week.';
}

function WithdrawDialog({ check, onClose }: { readonly check: OwnBuyerCheck; readonly onClose: () => void }) {
  const { id, version, kind, approval, evidence } = check;
  const deletion = findDeletionText(evidence);
  const again = 'You can send it again at any time.';
  const step = useActionMutation({
    done: () => deletion ?? again,
    endTitle: 'Check withdrawn',
    onDone: onClose,
    invalidate: (queries) => queries.invalidateQueries(ownChecksQuery),
  });
  return (
    <StepDialog
      title={`Withdraw ${kindTexts[kind].toLowerCase()}?`}
      action="Withdraw"
      danger
      busy={step.isPending}
      error={step.error}
      fields={[]}
      onSend={() => step.mutate(() => buyerChecks.withdrawCheck({ params: { id }, body: { version } }))}
      onClose={onClose}
    >
      {deletion && <p>{deletion}</p>}
      <p>{approval ? 'Sellers no longer see that this is checked.' : again}</p>
    </StepDialog>
  );
}
