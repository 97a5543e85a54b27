import type { Handle } from '../../app/head.ts';
import { formatMonth, startCase } from '../../lib/format.ts';
import { useUser } from '../../lib/user.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BuyerProfileForm } from './buyer-profile-form.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { DetailsForm } from './details-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { useSaveProfile } from './save-profile.ts';
import { SignInSection } from './sign-in-section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UserNameForm } from './user-name-form.tsx';

export const handle: Handle = { head: { title: 'Profile', noindex: true } };

/** /profile */
export function Component() {
  const user = useUser();
  const saveProfile = useSaveProfile();
  if (!user) return <SkeletonLines lines={6} />;
  const tabs = [
    {
      value: 'details',
      label: 'Details',
      panel: (
        <div className="grid gap-10">
          <UserNameForm user={user} />
          <DetailsForm user={user} />
        </div>
      ),
    },
    {
      value: 'buying',
      label: 'Buyer profile',
      panel: (
        <BuyerProfileForm
          profile={user.buyerProfile}
          save={async (buyerProfile) => {
            await saveProfile({ buyerProfile });
            toast.success('Your buyer profile is saved.');
          }}
        />
      ),
    },
    { value: 'preferences', label: 'Emails', panel: <PreferencesForm user={user} /> },
    { value: 'sign-in', label: 'Sign-in', panel: <SignInSection user={user} /> },
  ];
  return (
    <div className="mx-auto grid max-w-prose gap-6">
      <div>
        <h1 className="text-2xl">{user.user_name ? startCase(user.user_name) : 'Profile'}</h1>
        <p className="text-muted">With Gable since {formatMonth(user.createdAt)}</p>
      </div>
      {user.deletesAt && <DeletionNotice deletesAt={user.deletesAt} />}
      <Tabs label="Profile" tabs={tabs} />
    </div>
  );
}
