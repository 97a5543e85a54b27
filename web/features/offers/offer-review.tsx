import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { legalText } from '../../../functions/offers/domain/legal-text.ts';
import { savePosition } from '../../entities/account/save-position.ts';
import { useUser } from '../../entities/account/user.ts';
import { type NewOffer, offers, invalidateOffers } from '../../entities/offer/api.ts';
import { TermList, listTerms } from '../../entities/offer/offer-details.tsx';
import { formatShareOfPrice } from '../../entities/offer/labels.ts';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { formatPounds, formatName } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../lib/toast.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { toBuyerProfile } from './offer-body.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

interface Props {
  readonly home: PropertyPage;
  readonly body: NewOffer;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** The complete offer with its meaning, and the button to send it. */
export function OfferReview({ home, body, onBack, onSent }: Props) {
  const queries = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  const user = useUser();
  const remembers = user !== undefined && user !== null && user.buyerProfile === undefined;
  const sending = useMutation({
    mutationFn: () => offers.makeOffer({ body, key }),
    onSuccess: async () => {
      if (remembers) await savePosition(queries, toBuyerProfile(body)).catch(() => undefined);
      toast.success(words.yourOfferIsWithThe);
      await invalidateOffers(queries);
      onSent();
    },
  });
  const { message } = body;
  const rows = [
    ...listTerms({ terms: { ...body, conditions: body.conditions ?? [] } }),
    ...listAttachments(body),
  ];
  return (
    <div className="grid gap-6">
      {sending.error && (
        <Notice kind="error" alert title={words.yourOfferHasntBeenSent}>
          <p>{describeRefusal(sending.error)}</p>
        </Notice>
      )}
      <div>
        <p className="tabular text-3xl font-bold tracking-tight">{formatPounds(body.amount)}</p>
        <p className="text-muted">{formatShareOfPrice(body.amount, home.price)}</p>
      </div>
      <TermList rows={rows} />
      {message !== undefined && (
        <blockquote className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {message}
        </blockquote>
      )}
      <Notice title={words.whatHappensNext}>
        <ul className="grid gap-1">
          <li>
            {fillText(words.onlySellerSeesYourOffer, { seller: formatName(home.seller, words.theSeller) })}
          </li>
          <li>{words.youCanRaiseOrWithdraw}</li>
          <li>{legalText[home.address.nation]}</li>
          {remembers && <li>{words.wellKeepHowYoureBuying}</li>}
        </ul>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isPending} onClick={() => sending.mutate()} className="max-sm:w-full">
          {words.sendOffer}
        </Button>
        <Button variant="secondary" onClick={onBack} className="max-sm:w-full">
          {words.makeChanges}
        </Button>
      </div>
    </div>
  );
}

const listAttachments = ({ aip, proofDocId }: NewOffer): (readonly [string, string])[] => {
  const names = [proofDocId && words.proofOfFunds, aip?.docId && words.agreementInPrinciple].filter(Boolean);
  return names.length > 0 ? [[words.attachedOnlyTheSellerCan, names.join('\n')]] : [];
};

const describeRefusal = (error: unknown): string => {
  const texts = error instanceof ApiError ? Object.values(error.errors).flat() : [];
  return texts.length > 0 ? texts.join(' ') : describeError(error);
};
