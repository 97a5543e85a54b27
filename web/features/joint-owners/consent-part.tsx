import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { intentVersion } from '../../../functions/people/signatures/domain/intent.ts';
import { jointHomeQuery, type JointHomePage } from '../../entities/joint-owner/api.ts';
import { consents, ownConsentQuery } from '../../entities/joint-owner/consent-api.ts';
import { isOtherPaper } from '../../entities/signature/refusals.ts';
import type { GivenSignature } from '../../entities/signature/sign-form.tsx';
import { describeError } from '../../lib/api-error.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { toast } from '../../lib/toast.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConsentPaper } from './consent-paper.tsx';

/** Few readers sign, and its pad is large. */
export const SignForm = lazyPart(() => import('../../entities/signature/sign-form.tsx'));

interface Props {
  readonly home: JointHomePage;
  /** Whether the home is sold or off the market, and nothing is left to sign. */
  readonly isOver: boolean;
}

/** The reader's consent to the sale: signed, given by a click, or to be signed again. */
export function ConsentPart({ home, isOver }: Props) {
  const [isSigning, setSigning] = useState(false);
  const { consent } = home;
  const counts = consent !== undefined && consent.endedBy === undefined;
  const isFormOpen = isSigning && !counts;
  // What the section says afterwards, and the button that opened the form where it is there again.
  const state = useReturnedFocus<HTMLDivElement>(isFormOpen);
  const opener = useReturnedFocus(isFormOpen);
  return (
    <section aria-labelledby="consent" className="grid gap-3">
      <h2 id="consent" className="text-xl">
        Your consent
      </h2>
      <Suspense fallback={<Skeleton className="h-64 rounded-md" />}>
        {isFormOpen ? (
          <SignOwnConsent home={home} onClose={() => setSigning(false)} />
        ) : (
          <div ref={state} tabIndex={-1} className="grid scroll-mt-24 gap-3 outline-none">
            <ConsentState home={home} isOver={isOver}>
              <Button
                ref={opener}
                variant="secondary"
                className="justify-self-start"
                onClick={() => setSigning(true)}
              >
                Read and sign
              </Button>
            </ConsentState>
          </div>
        )}
      </Suspense>
    </section>
  );
}

function ConsentState({ home, isOver, children }: Props & { readonly children: ReactNode }) {
  const { consent, agreedAt, seller } = home;
  if (isOver)
    return (
      consent && (
        <>
          <p className="max-w-prose">{`You signed on ${formatMoment(consent.signedAt)} that you agree to the sale.`}</p>
          <SignedConsentLink url={consent.pdfUrl} />
        </>
      )
    );
  if (!consent)
    return (
      <>
        <p className="max-w-prose">
          {`You agreed on ${formatDate(agreedAt)} by a click, before consents were signed. That still counts. If you like, sign it, so that ${seller} has it in writing.`}
        </p>
        {children}
      </>
    );
  if (consent.endedBy)
    return (
      <Notice kind="warning" title="Please sign again">
        <p>
          {`The ${consent.endedBy} of this home changed after you signed on ${formatDate(consent.signedAt)}, so your signature no longer counts. ${seller} can’t rely on it for the next offer.`}
        </p>
        <div className="mt-2 grid">{children}</div>
      </Notice>
    );
  return (
    <>
      <p className="max-w-prose">
        {`You signed on ${formatMoment(consent.signedAt)} that you agree to the sale. If the address or the owners change, we’ll ask you again.`}
      </p>
      <SignedConsentLink url={consent.pdfUrl} />
    </>
  );
}

const SignedConsentLink = ({ url }: { readonly url: string }) => (
  <p className="print:hidden">
    <a href={url} target="_blank" rel="noreferrer" className={getButtonClass({ variant: 'secondary' })}>
      <Icon as={FileDown} size={18} /> Signed consent (PDF)
    </a>
  </p>
);

function SignOwnConsent({ home, onClose }: Pick<Props, 'home'> & { readonly onClose: () => void }) {
  const propertyId = home.card.id;
  const queries = useQueryClient();
  const query = useQuery(ownConsentQuery(propertyId));
  const sign = useMutation({
    mutationFn: ({ mark, agrees }: GivenSignature) =>
      consents.signOwnConsent({
        params: { propertyId },
        body: { paperHash: query.data?.paperHash ?? '', mark, intent: intentVersion, agrees },
      }),
    onSuccess: async () => {
      toast.success('You’ve signed your consent.');
      await queries.invalidateQueries(jointHomeQuery(propertyId));
      onClose();
    },
    // Another paper: the form shows what is there now.
    onError: (error) => {
      if (!isOtherPaper(error)) return;
      toast.failure(describeError(error));
      void queries.invalidateQueries(ownConsentQuery(propertyId));
      void queries.invalidateQueries(jointHomeQuery(propertyId));
    },
  });
  return (
    <QuerySection query={query} what="load your consent" skeleton={<Skeleton className="h-64 rounded-md" />}>
      {(details) => (
        <div className="grid gap-5">
          <ConsentPaper consent={details} />
          <SignForm
            // Another paper has another form.
            key={details.paperHash}
            details={details}
            sign={sign}
            label="Sign your consent"
            readers={describeReaders(home.seller)}
            onClose={onClose}
          />
        </div>
      )}
    </QuerySection>
  );
}

/** @param seller who lists the home */
export function describeReaders(seller: string): string {
  return `${seller} sees your name, the time, your signature, your account number and whether your identity was checked under that name.`;
}
