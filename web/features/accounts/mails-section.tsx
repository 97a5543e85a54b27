import type { User } from '../../entities/account/user.ts';
import { MailChoice } from './mail-choice.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** All mail preferences. */
export default function MailsSection({ user }: { readonly user: User }) {
  return (
    <div className="grid gap-10">
      <MailChoice />
      <PreferencesForm user={user} />
    </div>
  );
}
