import type { User } from '../../entities/account/user.ts';
import { AvatarField } from './avatar-field.tsx';
import { AccountDetailsForm } from './details-form.tsx';
import { UserNameForm } from './user-name-form.tsx';

/** The public username, and private details. */
export default function DetailsSection({ user }: { readonly user: User }) {
  return (
    <div className="grid gap-10">
      <AvatarField user={user} />
      <UserNameForm user={user} />
      <AccountDetailsForm user={user} />
    </div>
  );
}
