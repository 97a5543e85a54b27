import { FileText } from 'lucide-react';
import { formatDate } from '../../lib/format.ts';
import { useFileTab } from '../../lib/use-file-tab.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Offer, offers } from './api.ts';
import { isOpenOffer } from './labels.ts';

type DocId = NonNullable<Offer['terms']['proofDocId']>;

/** The proofs of an offer, opened by links that are valid for minutes. */
export function OfferDocuments({ offer }: { readonly offer: Offer }) {
  const { aip, proofDocId, proofExpires } = offer.terms;
  if (!isOpenOffer(offer) || (proofDocId === undefined && aip?.docId === undefined)) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {proofDocId !== undefined && (
        <ProofLink id={offer.id} docId={proofDocId} name="Proof of funds" until={proofExpires} />
      )}
      {aip?.docId !== undefined && (
        <ProofLink id={offer.id} docId={aip.docId} name="Agreement in principle" until={aip.expires} />
      )}
      <p className="text-sm text-muted">Only the two of you can open these.</p>
    </div>
  );
}

interface Props {
  readonly id: Offer['id'];
  readonly docId: DocId;
  readonly name: string;
  readonly until: string | undefined;
}

function ProofLink({ id, docId, name, until }: Props) {
  const tab = useFileTab(async () => {
    const { url } = await offers.offerDocument({ params: { id, docId } });
    return url;
  });
  return (
    <Button variant="secondary" size="sm" className="min-h-11" {...tab}>
      <Icon as={FileText} size={18} />
      {name}
      {until !== undefined && <span className="font-normal text-muted">{`until ${formatDate(until)}`}</span>}
    </Button>
  );
}
