import { useMutation } from '@tanstack/react-query';
import type { User } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { accounts } from './api.ts';
import { ConsentList } from './consent-list.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** Email, password, data export and deletion of the account. */
export default function SignInSection({ user }: { readonly user: User }) {
  const link = useMutation({
    mutationFn: () => accounts.forgotPassword({ body: { email: user.email } }),
    onSuccess: () => toast.success(`We’ve sent a link for a new password to ${user.email}.`),
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <div className="grid gap-10">
      <EmailForm user={user} />
      <section className="grid justify-items-start gap-3">
        <h2 className="text-xl">Password</h2>
        <p className="text-muted">We’ll email you a link to set a new one. It works for 60 minutes.</p>
        <Button variant="secondary" busy={link.isPending} onClick={() => link.mutate()}>
          Send link
        </Button>
      </section>
      <TwoStepSection user={user} />
      <section className="grid justify-items-start gap-3">
        <h2 className="text-xl">API keys and webhooks</h2>
        <p className="text-muted">For programs of your own that use your account without your password.</p>
        <Link to={paths.apiKeys} className="link">
          See your keys and webhooks
        </Link>
      </section>
      <DataDownload user={user} />
      <ConsentList />
      {!user.deletesAt && <DeleteAccount user={user} />}
    </div>
  );
}
