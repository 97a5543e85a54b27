import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const back = new URLSearchParams({ next: paths.referral });

/** For visitors: the link belongs to an account. */
export function ReferralVisitor() {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={`${paths.register}?${back}`}>Sign up and get your link</LinkButton>
      <LinkButton to={`${paths.login}?${back}`} variant="secondary">
        Log in
      </LinkButton>
    </div>
  );
}

/** For accounts that have to complete a step before they can invite people. */
export function AccountStepNotice({ to }: { readonly to: string }) {
  return (
    <div className="grid max-w-prose gap-4">
      <Notice title="One more step">
        <p>Your link will be ready as soon as your account is.</p>
      </Notice>
      <LinkButton to={`${to}?${back}`} className="justify-self-start">
        Continue
      </LinkButton>
    </div>
  );
}
