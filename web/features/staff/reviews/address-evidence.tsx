import { FileText } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Review } from './api.ts';
import { HomeLine } from './home-line.tsx';
import { proofNames } from './labels.ts';

type Proof = Review['proof'];

/** Two sellers with one address: each side's property, proof and documents. */
export function AddressEvidence({ review }: { readonly review: Review }) {
  const { home, others, proof, holderProof, findings } = review;
  const holder = others.find(({ id }) => id === findings.address?.propertyId);
  return (
    <section aria-labelledby="address" className="grid gap-4">
      <h2 id="address" className="text-xl">
        Address
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <EvidenceSide title="This home" home={home} proof={proof} />
        {holder ? (
          <EvidenceSide title="The home that has the address" home={holder} proof={holderProof} />
        ) : (
          <p className="text-muted">The home that had the address is gone.</p>
        )}
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly home: Review['home'];
  readonly proof: Proof | undefined;
}

const EvidenceSide = ({ title, home, proof }: SideProps) => (
  <div className="grid content-start gap-3 rounded-md border border-line bg-surface p-4">
    <h3 className="text-base">{title}</h3>
    <HomeLine home={home} />
    {proof && (
      <>
        <p>
          <Badge tone={proof.level === 'none' ? 'amber' : 'green'}>{proofNames[proof.level]}</Badge>
        </p>
        <ProofDocuments proof={proof} />
      </>
    )}
  </div>
);

const ProofDocuments = ({ proof: { documents } }: { readonly proof: Proof }) =>
  documents.length === 0 ? (
    <p className="text-muted">No document was sent.</p>
  ) : (
    <ul className="grid gap-2">
      {documents.map(({ name, url, sentAt }) => (
        <li key={url} className="flex items-start gap-2">
          <Icon as={FileText} size={20} className="mt-0.5 text-muted" />
          <span className="grid min-w-0">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
              {name}
            </a>
            <span className="text-sm text-muted">{`Sent ${formatMoment(sentAt)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
