import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { intentVersion } from '../../../../functions/people/signatures/domain/intent.ts';
import { invalidateSales, type Sale } from '../../../entities/sale/api.ts';
import { isOtherPaper } from '../../../entities/signature/refusals.ts';
import SignForm, { type GivenSignature } from '../../../entities/signature/sign-form.tsx';
import { describeError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { InlineError } from '../../../ui/inline-error.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type SignedPaperKind, signatures, signingQuery } from './api.ts';

interface Props {
  readonly paper: SignedPaperKind;
  readonly offerId: Sale['offerId'];
  /** The latest version of the paper. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onSigned: () => void;
}

/** Signs a paper of a sale. */
export function SaleSignForm({ paper, offerId, version, onClose, onSigned }: Props) {
  const sign = useSign(offerId, paper, onSigned);
  return (
    <QueryPart
      query={useQuery(signingQuery(offerId, paper, version))}
      skeleton={<Skeleton className="h-64 rounded-md" />}
      renderError={(failure) => <InlineError {...failure} />}
    >
      {(details) => (
        <SignForm
          details={details}
          sign={sign}
          label={`Sign version ${details.version}`}
          readers="The other side and both solicitors see your name, the time, your signature, your account number and whether your identity was checked under that name."
          onClose={onClose}
        />
      )}
    </QueryPart>
  );
}

const completeTexts: Readonly<Record<SignedPaperKind, string>> = {
  memorandum: 'One person of each side has signed.',
  reservation: 'Both sides have signed: the agreement is in force.',
};

function useSign(offerId: Sale['offerId'], paper: SignedPaperKind, onSigned: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (signature: GivenSignature) =>
      signatures.signPaper({
        params: { offerId },
        body: { paper, ...signature, intent: intentVersion },
      }),
    onSuccess: async ({ complete }) => {
      toast.success(complete ? completeTexts[paper] : 'You’ve signed.');
      // At once, as an open form would ask again what there is to sign.
      flushSync(onSigned);
      await invalidateSales(queries);
    },
    // Another version, another end of the sale: the page shows what is there now, and the form goes with the reason.
    onError: (error) => {
      if (!isOtherPaper(error)) return;
      toast.failure(describeError(error));
      void invalidateSales(queries);
    },
  });
}
