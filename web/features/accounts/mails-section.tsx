import type { User } from '../../entities/account/user.ts';
import { MailChoice } from './mail-choice.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { PushSection } from './push-section.tsx';

/** What a person is told, by mail and on their devices. */
export default function MailsSection({ user }: { readonly user: User }) {
  return (
    <div className="grid gap-10">
      <section className="grid gap-6" aria-labelledby="mail-choices">
        <h2 id="mail-choices" className="text-xl">
          By email
        </h2>
        <MailChoice />
        <PreferencesForm user={user} about="mails" />
      </section>
      <PreferencesForm user={user} about="conversations" />
      <PushSection />
    </div>
  );
}
