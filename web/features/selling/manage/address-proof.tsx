import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Nation } from '../../../../events/vocabulary.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { listingReviewRoutes } from '../../../../functions/trust/listing-reviews/contract.ts';
import { type ProofFile, ProofField } from '../../../entities/offer/proof-field.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { createClient } from '../../../lib/client.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Select } from '../../../ui/select.tsx';

type Routes = Pick<typeof listingReviewRoutes, 'addressProof' | 'sendAddressProof'>;
const proofs = createClient<Routes>({
  addressProof: 'GET /api/address-proofs/{id}',
  sendAddressProof: 'POST /api/address-proofs/{id}',
});
type Proof = Result<Routes['addressProof']>;

const proofQuery = (id: PropertyPage['id']) =>
  queryOptions({
    queryKey: ['address-proof', id],
    queryFn: ({ signal }) => proofs.addressProof({ params: { id }, signal }),
  });

interface Props {
  readonly home: Pick<PropertyPage, 'id' | 'status' | 'address'> &
    Pick<NonNullable<PropertyPage['owner']>, 'review' | 'returned'>;
}

/** Uploads a document when the address is disputed; renders nothing otherwise. */
export function AddressProof({ home }: Props) {
  const { id, status, address, review, returned } = home;
  const isHeld = review?.reasons.includes('address') === true;
  const isAsked = isHeld || returned?.reasons.includes('address_not_proven') === true;
  const isOnSale = status === 'live' || status === 'paused';
  const query = useQuery({
    ...proofQuery(id),
    enabled: isAsked || isOnSale || review !== undefined,
  });
  if (!isAsked && query.data?.challengeEndsAt === undefined) return null;
  return (
    <QuerySection query={query} what="load your documents" skeleton={null}>
      {(proof) => (
        <ProofPart
          id={id}
          nation={address.nation}
          proof={proof}
          answerBy={isHeld ? review?.dueAt : undefined}
        />
      )}
    </QuerySection>
  );
}

interface PartProps {
  readonly id: PropertyPage['id'];
  readonly nation: Nation;
  readonly proof: Proof;
  readonly answerBy: string | undefined;
}

const ProofPart = ({ id, nation, proof, answerBy }: PartProps) => (
  <section aria-labelledby="proof" className="grid gap-4 rounded-md border border-line bg-surface p-5">
    <div className="grid gap-1">
      <h2 id="proof" className="text-xl">
        Show that this home is yours
      </h2>
      <ProofReason proof={proof} answerBy={answerBy} />
    </div>
    {proof.documents.length > 0 && <SentDocuments proof={proof} />}
    {proof.acceptedAt === undefined && proof.documents.length < documentsMost && (
      <SendForm id={id} nation={nation} isFirst={proof.documents.length === 0} />
    )}
  </section>
);

/** Per property. */
const documentsMost = 6;

/** The requested document, the deadline, and the next step. */
function ProofReason({ proof, answerBy }: { readonly proof: Proof; readonly answerBy: string | undefined }) {
  const { challengeEndsAt, documents, acceptedAt } = proof;
  if (acceptedAt !== undefined)
    return <p className="text-muted">{`We accepted your document on ${formatDate(acceptedAt)}.`}</p>;
  if (challengeEndsAt !== undefined)
    return (
      <p className="text-muted">
        {documents.length > 0
          ? 'Another seller lists this address. Your home stays on sale while we look at what you’ve both sent.'
          : `Another seller lists this address. Send a document by ${formatDate(challengeEndsAt)}; after that day the address can pass to them. Your home stays on sale until then.`}
      </p>
    );
  if (documents.length === 0)
    return (
      <p className="text-muted">
        Someone else has this address on sale. A document with your name and this address will help us decide.
      </p>
    );
  return (
    <p className="text-muted">
      {answerBy === undefined
        ? 'We have your document. Put the home on sale again, and we’ll look at it.'
        : `We’ll look at what you’ve both sent and answer by ${formatMoment(answerBy)}.`}
    </p>
  );
}

const SentDocuments = ({ proof: { documents } }: { readonly proof: Proof }) => (
  <ul className="grid gap-2" aria-label="Documents you’ve sent">
    {documents.map(({ id, name, sentAt }) => (
      <li key={id} className="flex items-start gap-2">
        <Icon as={FileCheck} size={20} className="mt-0.5 text-action" />
        <span className="grid min-w-0">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-sm text-muted">{`Sent ${formatMoment(sentAt)}`}</span>
        </span>
      </li>
    ))}
  </ul>
);

const firstKind = 'Title register';
/** Northern Ireland has rates in place of council tax. */
const listKinds = (nation: Nation) =>
  [firstKind, nation === 'northern_ireland' ? 'Rates bill' : 'Council tax bill', 'Another document'].map(
    (kind) => ({ value: kind, label: kind }),
  );
const nameMost = 120;

interface FormProps {
  readonly id: PropertyPage['id'];
  readonly nation: Nation;
  readonly isFirst: boolean;
}

function SendForm({ id, nation, isFirst }: FormProps) {
  const queries = useQueryClient();
  const [kind, setKind] = useState<string>(firstKind);
  const [file, setFile] = useState<ProofFile>();
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: ({ id: documentId, name }: ProofFile) =>
      proofs.sendAddressProof({
        params: { id },
        body: { documents: [{ id: documentId, name: `${kind}: ${name}`.slice(0, nameMost) }] },
      }),
    onSuccess: (proof) => {
      queries.setQueryData(proofQuery(id).queryKey, proof);
      setFile(undefined);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(file === undefined);
    if (file && !sending.isPending) sending.mutate(file);
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <Field label="Kind of document">
        <Select options={listKinds(nation)} value={kind} onChange={({ target }) => setKind(target.value)} />
      </Field>
      <ProofField
        label={isFirst ? 'Document' : 'One more document'}
        hint="A PDF or photo, up to 15 MB. Only our team sees it."
        required
        value={file}
        onValue={(chosen) => {
          setFile(chosen);
          setMissing(false);
        }}
        error={isMissing ? 'Choose a file first' : undefined}
      />
      <FailureNotice error={sending.error} />
      <Button type="submit" busy={sending.isPending} className="justify-self-start">
        Send the document
      </Button>
    </form>
  );
}
