import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  checkReturnTexts,
  kindTexts,
  positionTexts,
} from '../../../../functions/deals/buyer-checks/domain/words.ts';
import { formatDate, formatMoment, formatPounds, formatPersonName } from '../../../lib/format.ts';
import { isBuyerCheckId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { getButtonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { staffBuyerCheckQuery, type StaffBuyerCheck } from './api.ts';
import { BuyerCheckDecisionForm } from './check-decision-form.tsx';
import { checkStatusNames } from './labels.ts';

export const handle: Handle = { head: { title: 'Buyer check', noindex: true } };

/** /staff/buyer-checks/{id}: a buyer's evidence, with the decision next to it. */
export function Component() {
  const { id } = useParams();
  if (!isBuyerCheckId(id))
    return (
      <EmptyState heading="h1" title="There’s no such check">
        Open it again from the list of what waits.
      </EmptyState>
    );
  return <CheckLoader key={id} id={id} />;
}

function CheckLoader({ id }: { readonly id: StaffBuyerCheck['id'] }) {
  const query = useQuery(staffBuyerCheckQuery(id));
  return (
    <article className="grid gap-7">
      {!query.data && <h1 className="text-2xl">Buyer check</h1>}
      <StaffSection query={query} what="load this check">
        {(check) => <CheckContent check={check} />}
      </StaffSection>
    </article>
  );
}

function CheckContent({ check }: { readonly check: StaffBuyerCheck }) {
  const { kind, status, own, reasons, note, acts } = check;
  return (
    <>
      <header className="grid gap-2">
        <Link to="/staff/buyer-checks" className="link justify-self-start text-sm">
          All buyer checks
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{kindTexts[kind]}</h1>
          <Badge tone={status === 'approved' ? 'green' : status === 'submitted' ? 'amber' : 'neutral'}>
            {checkStatusNames[status]}
          </Badge>
        </div>
      </header>
      <div className="grid gap-7 lg:grid-cols-2">
        <section aria-labelledby="evidence" className="grid content-start gap-4">
          <h2 id="evidence" className="text-xl">
            Evidence
          </h2>
          <FactList facts={listFacts(check)} />
          <DocumentPart check={check} />
        </section>
        <section aria-labelledby="decision" className="grid content-start gap-4">
          <h2 id="decision" className="text-xl">
            Decision
          </h2>
          {status !== 'submitted' ? (
            <DecisionSummary reasons={reasons} note={note} status={checkStatusNames[status]} />
          ) : own ? (
            <Notice title="This is your own check">
              <p>A colleague has to decide it.</p>
            </Notice>
          ) : (
            <BuyerCheckDecisionForm check={check} />
          )}
        </section>
      </div>
      <ActsList acts={acts} />
    </>
  );
}

function DocumentPart({ check: { file, evidence } }: { readonly check: StaffBuyerCheck }) {
  if (file)
    return (
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        className={getButtonClass({ variant: 'secondary' }, 'justify-self-start')}
      >
        <Icon as={FileText} size={18} />
        Open the document
      </a>
    );
  return <p className="text-muted">{describeMissingFile(evidence)}</p>;
}

function describeMissingFile(evidence: StaffBuyerCheck['evidence']): string {
  if (evidence.kind === 'chain' && evidence.position === 'first_time_buyer')
    return 'The buyer declares this and sent no document. Sellers read “declared”.';
  if (evidence.kind === 'proof_of_funds' && evidence.bank)
    return 'The buyer’s bank showed the sum. There’s no document, and we keep no balance.';
  return 'The document has been deleted.';
}

interface DecidedProps {
  readonly reasons: StaffBuyerCheck['reasons'];
  readonly note: string | undefined;
  readonly status: string;
}
const DecisionSummary = ({ reasons, note, status }: DecidedProps) => (
  <div className="grid gap-2">
    <p>{status}</p>
    {reasons.length > 0 && (
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{checkReturnTexts[reason]}</li>
        ))}
      </ul>
    )}
    {note && <p className="whitespace-pre-line">{note}</p>}
  </div>
);

function listFacts(check: StaffBuyerCheck): readonly (readonly [string, ReactNode])[] {
  const { buyer, evidence, submittedAt, wouldCountUntil, approval } = check;
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(' ');
  return [
    [
      'Buyer',
      <Link key="buyer" to={`/staff/people/${buyer.id}`} className="link">
        {formatPersonName(buyer)}
      </Link>,
    ],
    ['Name on the account', name || 'None given'],
    ['Sent', formatMoment(submittedAt)],
    ...listEvidenceFacts(evidence),
    ['Would count until', formatDate(wouldCountUntil)],
    ...(approval ? ([['Approved until', formatDate(approval.validUntil)]] as const) : []),
  ];
}

function listEvidenceFacts(evidence: StaffBuyerCheck['evidence']): readonly (readonly [string, string])[] {
  switch (evidence.kind) {
    case 'agreement_in_principle':
      return [
        ['Lender', evidence.lender],
        ['Amount', formatPounds(evidence.amountPence / 100)],
        ['Date of issue', formatDate(evidence.issuedOn)],
        ['Its last day', formatDate(evidence.expiresOn)],
      ];
    case 'proof_of_funds':
      return [
        ['Amount', `${evidence.bank ? 'At least ' : ''}${formatPounds(evidence.amountPence / 100)}`],
        ...(evidence.bank
          ? ([
              ['Asked through TrueLayer', `${evidence.bank.name}, ${formatDate(evidence.statementOn)}`],
              ['Number of the consent', evidence.bank.consentId],
            ] as const)
          : ([['Statement of', formatDate(evidence.statementOn)]] as const)),
      ];
    case 'chain':
      return [
        ['Position', positionTexts[evidence.position]],
        ...(evidence.agent ? ([['Agent or solicitor', evidence.agent]] as const) : []),
        ...(evidence.reference ? ([['Reference', evidence.reference]] as const) : []),
      ];
  }
}
