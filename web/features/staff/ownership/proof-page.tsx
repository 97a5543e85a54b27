import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { doubtTexts } from '../../../../functions/deals/ownership-checks/domain/doubt-texts.ts';
import { formatOwnerMark } from '../../../entities/ownership/mark-text.ts';
import { registerNames } from '../../../entities/ownership/register-names.ts';
import { formatDate, formatMoment, formatName, formatOptionCode } from '../../../lib/format.ts';
import { isHomeId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { type StaffOwnershipCheck, staffOwnershipQuery } from './api.ts';
import { ProofDecisionForm } from './decision-form.tsx';
import { capacityNames, proofStatusNames } from './labels.ts';

export const handle: Handle = { head: { title: 'Proof of ownership', noindex: true } };

/** /staff/ownership/{home}: what a seller sent to show that a home is theirs to sell, and the decision. */
export function Component() {
  const { id } = useParams();
  return isHomeId(id) ? <ProofLoader key={id} id={id} /> : <ProofNotFound />;
}

const ProofLoader = ({ id }: { readonly id: StaffOwnershipCheck['home']['id'] }) => (
  <QueryPage
    query={useQuery(staffOwnershipQuery(id))}
    what="load this proof"
    skeleton={<SkeletonLines lines={10} />}
    notFound={<ProofNotFound />}
    keepData
  >
    {(check) => <ProofContent check={check} />}
  </QueryPage>
);

const ProofContent = ({ check }: { readonly check: StaffOwnershipCheck }) => (
  <article className="grid max-w-3xl gap-7">
    <header className="grid gap-2">
      <Link to="/staff?kind=ownership_proof" className="link justify-self-start text-sm">
        All proofs of ownership
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Proof of ownership</h1>
        <Badge tone={check.status === 'in_review' ? 'amber' : 'neutral'}>
          {proofStatusNames[check.status]}
        </Badge>
      </div>
    </header>
    <FactList facts={listFacts(check)} />
    <Documents documents={check.documents} />
    <Decision check={check} />
    <ActsList acts={check.acts} />
  </article>
);

function listFacts(check: StaffOwnershipCheck) {
  const { home, seller, jointOwners, capacity, doubt, titleNumber, mark, reason } = check;
  const legalName = [seller.firstName, seller.lastName].filter(Boolean).join(' ');
  return [
    [
      'Home',
      <Link key="home" to={`/staff/homes/${home.id}`} className="link wrap-anywhere">
        {home.title}, {home.postcode}
      </Link>,
    ] as const,
    ['Tenure', formatOptionCode(home.tenure)] as const,
    [
      'Seller',
      <Link key="seller" to={`/staff/people/${seller.id}`} className="link">
        {formatName(seller, 'No username')}
      </Link>,
    ] as const,
    ['Full name', legalName || 'Not given'] as const,
    [
      'Identity',
      seller.identityCheckedAt ? `Checked ${formatDate(seller.identityCheckedAt)}` : 'Not checked',
    ] as const,
    ...(jointOwners.length > 0 ? [['Joint owners', jointOwners.join(', ')] as const] : []),
    ...(capacity ? [['Sells as', capacityNames[capacity]] as const] : []),
    ['Register', registerNames[home.register]] as const,
    ...(doubt ? [['Its answer', doubtTexts[doubt]] as const] : []),
    ...(titleNumber === undefined ? [] : [['Title', titleNumber] as const]),
    ...(mark ? [['Buyers see', `${formatOwnerMark(mark)} ${formatDate(mark.checkedAt)}`] as const] : []),
    ...(reason === undefined ? [] : [['Reason given', reason] as const]),
  ];
}

const Documents = ({ documents }: Pick<StaffOwnershipCheck, 'documents'>) =>
  documents.length > 0 && (
    <section aria-labelledby="documents" className="grid gap-2">
      <h2 id="documents" className="text-xl">
        Documents
      </h2>
      <ul className="grid gap-2">
        {documents.map(({ name, sentAt, url }) => (
          <li key={url} className="flex flex-wrap items-center gap-x-3">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center gap-2 wrap-anywhere"
            >
              <Icon as={FileText} size={20} />
              {name}
            </a>
            <span className="text-sm text-muted">Sent {formatMoment(sentAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );

function Decision({ check }: { readonly check: StaffOwnershipCheck }) {
  if (check.status !== 'in_review') return null;
  return check.own ? (
    <Notice title="This is your own home">
      <p>A colleague has to decide.</p>
    </Notice>
  ) : (
    <ProofDecisionForm check={check} />
  );
}

const ProofNotFound = () => (
  <EmptyState heading="h1" title="There’s no such proof">
    It may have gone with its account.
  </EmptyState>
);
