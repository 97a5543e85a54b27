import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { SellerCapacity } from '../../../../functions/deals/ownership-checks/domain/ownership-check.ts';
import { maxOwnershipDocuments } from '../../../../functions/deals/ownership-checks/domain/ownership-limits.ts';
import { type ProofFile, ProofField } from '../../../entities/offer/proof-field.tsx';
import { registerNames } from '../../../entities/ownership/register-names.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type HomeOwnership, isAsking, keepOwnership, ownershipCalls, ownershipQuery } from './api.ts';
import { capacityOptions, documentsOfCapacity } from './labels.ts';
import { OwnershipStep } from './ownership-step.tsx';

interface Props {
  readonly id: PropertyPage['id'];
  readonly ownership: HomeOwnership;
}

/** The way for everyone whom the register doesn't name, and for nations whose register we don't ask. */
export function DocumentProof({ id, ownership }: Props) {
  const { register, check } = ownership;
  const isInReview = check?.status === 'in_review';
  const isRegisterAsked = register === 'hm_land_registry';
  const documents = check?.documents ?? [];
  return (
    <OwnershipStep
      title={isInReview ? 'Add a document' : isRegisterAsked ? 'Or send us a document' : 'Send us a document'}
    >
      <p>
        {isRegisterAsked
          ? 'For a home that isn’t registered, one that you sell for somebody else, or a name that has changed. Our team looks at it within one working day.'
          : `We don’t ask ${registerNames[register]}, so your listing never says that the register was checked. Our team looks at your document within one working day.`}
      </p>
      {documents.length > 0 && (
        <ul className="grid gap-2" aria-label="Documents you’ve sent">
          {documents.map(({ id: documentId, name, sentAt }) => (
            <li key={documentId} className="flex items-start gap-2">
              <Icon as={FileCheck} size={20} className="mt-0.5 text-action" />
              <span className="grid min-w-0">
                <span className="wrap-anywhere">{name}</span>
                <span className="text-sm text-muted">Sent {formatMoment(sentAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isAsking(ownership) && documents.length < maxOwnershipDocuments && (
        <SendForm id={id} ownership={ownership} />
      )}
    </OwnershipStep>
  );
}

function SendForm({ id, ownership: { check } }: Props) {
  const queries = useQueryClient();
  const [capacity, setCapacity] = useState<SellerCapacity | undefined>(check?.capacity);
  const [file, setFile] = useState<ProofFile>();
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: (body: { readonly capacity: SellerCapacity; readonly documents: ProofFile[] }) =>
      ownershipCalls.sendOwnershipProof({ params: { id }, body }),
    onSuccess: async (answer) => {
      setFile(undefined);
      setTried(false);
      await keepOwnership(queries, id, answer);
    },
    onError: () => queries.invalidateQueries(ownershipQuery(id)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!capacity || !file || sending.isPending) return;
    sending.mutate({ capacity, documents: [file] });
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <RadioGroup
        legend="You sell this home as"
        name="capacity"
        options={capacityOptions}
        value={capacity}
        onValue={setCapacity}
        error={isTried && !capacity ? 'Choose one' : undefined}
      />
      {capacity && <p className="text-sm text-muted">{documentsOfCapacity[capacity]}</p>}
      <ProofField
        label="Document"
        hint="A PDF or photo, up to 15 MB. Only our team sees it."
        required
        value={file}
        onValue={setFile}
        error={isTried && !file ? 'Choose a file first' : undefined}
      />
      <FailureNotice error={sending.error} />
      <Button
        type="submit"
        variant="secondary"
        busy={sending.isPending}
        className="justify-self-start max-sm:w-full"
      >
        Send the document
      </Button>
    </form>
  );
}
