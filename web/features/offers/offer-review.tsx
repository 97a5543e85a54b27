import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kindTexts } from '../../../functions/deals/buyer-checks/domain/words.ts';
import { legalText } from '../../../functions/deals/offers/domain/legal-text.ts';
import { savePosition } from '../../entities/account/save-position.ts';
import { useUser } from '../../entities/account/user.ts';
import { type NewOffer, offers, invalidateOffers, type Round } from '../../entities/offer/api.ts';
import { formatShareOfPrice } from '../../entities/offer/labels.ts';
import { TermList, listTerms } from '../../entities/offer/offer-details.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { formatMoment, formatPounds, formatName } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CheckedSum } from './known-terms.ts';
import { toBuyerProfile } from './offer-body.ts';

interface Props {
  readonly home: PropertyPage;
  readonly body: NewOffer;
  /** The round of final offers that seals it. */
  readonly round: Round | undefined;
  readonly checkedSums: readonly CheckedSum[];
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** The complete offer with its meaning, and the button to send it. */
export default function OfferReview({ home, body, round, checkedSums, onBack, onSent }: Props) {
  const queries = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  const user = useUser();
  const remembers = user !== undefined && user !== null && user.buyerProfile === undefined;
  const sending = useMutation({
    mutationFn: () => offers.makeOffer({ body, key }),
    onSuccess: async () => {
      if (remembers) await savePosition(queries, toBuyerProfile(body)).catch(() => undefined);
      const reading = invalidateOffers(queries);
      // Before the home is read with the offer, which takes no second one and would leave this page.
      onSent();
      await reading;
    },
  });
  const { message } = body;
  const rows = [
    ...listTerms({
      terms: { ...body, conditions: body.conditions ?? [] },
      nation: home.address.nation,
    }),
    ...listAttachments(body),
    ...listChecked(checkedSums, body),
  ];
  return (
    <div className="grid gap-6 pt-6">
      {sending.error && (
        <Notice kind="error" alert title="Your offer hasn’t been sent">
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
      <Notice title="What happens next">
        <ul className="grid gap-1">
          <li>
            {round
              ? `Your offer is sealed until ${formatMoment(round.deadline)}. Then ${formatName(home.seller, 'the seller')} sees all offers at once, and accepts one or none. Anyone who owns the home too sees yours then, without your name.`
              : `Only ${formatName(home.seller, 'the seller')} sees your offer, and, without your name, anyone who owns the home too.`}{' '}
            Other buyers never see your name or your offer.
          </li>
          <li>With your offer, the seller sees whether you’ve viewed the home, and when.</li>
          <li>
            {round
              ? 'You can change or withdraw it until then.'
              : 'You can raise or withdraw it until it’s accepted.'}
          </li>
          <li>{legalText[home.address.nation]}</li>
          {remembers && (
            <li>
              We’ll keep how you’re buying in your profile, so sellers see it with your viewing requests. They
              never see your sums there.
            </li>
          )}
        </ul>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isPending} onClick={() => sending.mutate()} className="max-sm:w-full">
          Send offer
        </Button>
        <Button variant="secondary" onClick={onBack} className="max-sm:w-full">
          Make changes
        </Button>
      </div>
    </div>
  );
}

const listAttachments = ({ aip, proofDocId }: NewOffer): (readonly [string, string])[] => {
  const names = [proofDocId && 'Proof of funds', aip?.docId && 'Agreement in principle'].filter(Boolean);
  return names.length > 0 ? [['Attached; only the seller can see it', names.join('\n')]] : [];
};

const listChecked = (sums: readonly CheckedSum[], { funding }: NewOffer): (readonly [string, string])[] => {
  const counted = sums.filter(({ kind }) => funding !== 'cash' || kind === 'proof_of_funds');
  const names = counted.map(({ kind }) => kindTexts[kind]);
  return names.length > 0 ? [['Checked by Gable; the seller doesn’t see the amount', names.join('\n')]] : [];
};

const describeRefusal = (error: unknown): string => {
  const texts = error instanceof ApiError ? Object.values(error.errors).flat() : [];
  return texts.length > 0 ? texts.join(' ') : describeError(error);
};
