import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLondonDay } from '../../../functions/kernel/london-time.ts';
import type { User } from '../../entities/account/user.ts';
import { type OwnBuyerCheck, ownChecksQuery } from '../../entities/buyer-check/api.ts';
import { toast } from '../../lib/toast.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { BuyerProfileForm, type BuyerAnswers } from './buyer-profile-form.tsx';
import { useSaveProfile } from './save-profile.ts';

/** The complete buyer profile; what staff checked stands in it until the buyer says otherwise. */
export default function BuyingSection({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const [today] = useState(() => formatLondonDay(new Date()));
  const checks = useQuery(ownChecksQuery);
  // What follows begins below the screen, so that the form doesn’t move it there.
  if (checks.isPending)
    return (
      <div className="min-h-dvh">
        <SkeletonLines lines={8} />
      </div>
    );
  return (
    <BuyerProfileForm
      profile={user.buyerProfile}
      checked={toAnswers(checks.data?.checks ?? [], today)}
      save={async (buyerProfile) => {
        await save({ buyerProfile });
        toast.success('Your buyer profile has been saved.');
      }}
    />
  );
}

const chains = {
  first_time_buyer: 'no_chain',
  nothing_to_sell: 'no_chain',
  sold_subject_to_contract: 'sold_stc',
} as const;

function toAnswers(checks: readonly OwnBuyerCheck[], today: string): BuyerAnswers {
  const valid = checks.filter(({ approval }) => (approval?.validUntil ?? '') >= today);
  const agreement = valid.find(({ kind }) => kind === 'agreement_in_principle')?.approval;
  const position = valid.find(({ kind }) => kind === 'chain')?.approval?.position;
  return {
    ...(agreement?.amountPence !== undefined && {
      aipAmount: Math.floor(agreement.amountPence / 100),
      aipExpiry: agreement.validUntil,
    }),
    ...(position && { chainStatus: chains[position] }),
    ...(position === 'first_time_buyer' && { status: 'ftb' }),
  };
}
