import { useMutation } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { isNotFound } from '../../lib/api-error.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { BrokenMailLink } from '../../ui/stop-mails.tsx';
import { emailedHomes } from './api.ts';

export const handle: Handle = { head: { title: 'Stop these emails', noindex: true } };

/**
 * /stop-home-emails: the target of the link in the mails about a home, without a login. It needs a press, because mail
 * programs open links in advance.
 */
export function Component() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const stop = useMutation({ mutationFn: () => emailedHomes.stopHomeEmails({ query: { key } }) });
  if (key === '' || isNotFound(stop.error)) return <StoppedBefore />;
  if (stop.data) return <Stopped home={stop.data.home} />;
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <h1 className="text-2xl">Stop these emails?</h1>
      <p>You won’t hear about this home again, and we delete your address for it.</p>
      <FailureNotice error={stop.error} />
      <Button className="justify-self-start" busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop
      </Button>
    </div>
  );
}

type StoppedHome = Awaited<ReturnType<typeof emailedHomes.stopHomeEmails>>['home'];

const Stopped = ({ home }: { readonly home: StoppedHome }) => (
  <EmptyState
    heading="h1"
    icon={MailX}
    title="Stopped"
    actions={
      home ? (
        <LinkButton to={paths.property(home)} variant="secondary">
          See the home
        </LinkButton>
      ) : undefined
    }
  >
    <p>
      {`You won’t get any more emails about ${home?.title ?? 'this home'}. To get them again, save it again.`}
    </p>
  </EmptyState>
);

const StoppedBefore = () => (
  <BrokenMailLink actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}>
    <p>You’ve stopped these emails already, or the home has been sold. You won’t get any more of them.</p>
  </BrokenMailLink>
);
