import type { User } from '../../entities/account/user.ts';
import { toast } from '../../lib/toast.ts';
import { BuyerProfileForm } from './buyer-profile-form.tsx';
import { useSaveProfile } from './save-profile.ts';

/** The complete buyer profile. */
export default function BuyingSection({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  return (
    <BuyerProfileForm
      profile={user.buyerProfile}
      save={async (buyerProfile) => {
        await save({ buyerProfile });
        toast.success('Your buyer profile has been saved.');
      }}
    />
  );
}
