import { useMutation } from '@tanstack/react-query';
import { BellRing, MailX } from 'lucide-react';
import { isNotFound } from '../../lib/api-error.ts';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { type ConfirmedHome, emailedHomes } from './api.ts';

export const handle: Handle = { head: { title: 'Confirm your saved home', noindex: true } };

/**
 * /saved-homes/confirm: the target of the link that confirms an address. It needs a press, because mail programs open
 * links in advance.
 */
export function Component() {
  const { hash } = useLocation();
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? '';
  const confirm = useMutation({
    mutationFn: () => emailedHomes.confirmEmailedHome({ body: { key } }),
  });
  if (key === '' || isNotFound(confirm.error)) return <BrokenLink />;
  if (confirm.data) return <SavedHome {...confirm.data} />;
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <h1 className="text-2xl">Email you about this home?</h1>
      <p>
        We’ll tell you when its price changes, when an offer is accepted or it comes back on sale, and when
        it’s sold, for a year at most. Every email has a link that stops them.
      </p>
      <FailureNotice error={confirm.error} />
      <Button className="justify-self-start" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Yes, email me
      </Button>
    </div>
  );
}

const SavedHome = ({ home, isInAccount }: ConfirmedHome) => (
  <EmptyState
    heading="h1"
    icon={BellRing}
    title="The home is saved"
    actions={
      <>
        {home && <LinkButton to={paths.property(home)}>See the home</LinkButton>}
        {isInAccount ? (
          <LinkButton to={paths.favourites} variant="secondary">
            Your saved homes
          </LinkButton>
        ) : (
          <LinkButton to={paths.register} variant="secondary">
            Sign up to keep your homes together
          </LinkButton>
        )}
      </>
    }
  >
    <p>{describeSaved(home?.title, isInAccount)}</p>
  </EmptyState>
);

function describeSaved(title: string | undefined, isInAccount: boolean): string {
  const home = title ?? 'this home';
  return isInAccount
    ? `You have an account with this email, so ${home} is under Saved there.`
    : `You’ll hear from us when something happens to ${home}.`;
}

const BrokenLink = () => (
  <EmptyState
    heading="h1"
    icon={MailX}
    title="This link doesn’t work"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>
      It works for seven days. If you have an account with this email, the home may already be under Saved.
      Otherwise, save it again.
    </p>
  </EmptyState>
);
