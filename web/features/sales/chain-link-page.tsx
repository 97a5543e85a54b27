import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { chains, type LinkedChainSale, linkedChainQuery, type SaidState } from '../../entities/chain/api.ts';
import { StateFields } from '../../entities/chain/state-fields.tsx';
import { toSaidState, toTypedState } from '../../entities/chain/typed-state.ts';
import { formatDate } from '../../lib/format.ts';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: Handle = { head: { title: 'How far is it?', noindex: true } };

/**
 * /chain-link: where a solicitor or agent says how far a sale outside Gable is. The key is in the fragment, which is
 * not sent to any server.
 */
export function Component() {
  const key = useLocation().hash.slice(1);
  return /^[\w-]{43}$/.test(key) ? (
    <LinkedChainPage link={key} />
  ) : (
    <LinkNotFound text="Open the link in the email again." />
  );
}

function LinkedChainPage({ link }: { readonly link: string }) {
  return (
    <QueryPage
      query={useQuery(linkedChainQuery(link))}
      what="load this page"
      skeleton={<PageSkeleton />}
      renderRefusal={({ status, detail }) => (status === 410 ? <LinkNotFound text={detail} /> : undefined)}
    >
      {(sale) => <LinkedState sale={sale} link={link} />}
    </QueryPage>
  );
}

interface Props {
  readonly sale: LinkedChainSale;
  readonly link: string;
}

function LinkedState({ sale, link }: Props) {
  const { client, is, reference, endsAt, saidBy, saidAt } = sale;
  const [state, setState] = useState(toTypedState(saidBy === 'professional' ? sale : undefined));
  const [isTried, setTried] = useState(false);
  const say = useSaying(link);
  const said = toSaidState(state);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (said) say.mutate(said);
  };
  if (say.data?.sale === null) return <Fallen />;
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid gap-2">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{`How far is the ${is} of ${client}?`}</h1>
        {reference !== undefined && <p className="wrap-anywhere text-muted">{`Reference: ${reference}`}</p>}
        <p className="max-w-prose">
          {`${client} has linked this ${is} to a chain on Gable, and asks you to say how far it is. That’s all this page does.`}
        </p>
      </header>
      {say.isSuccess && (
        <Notice kind="good" title="Thank you" live>
          <p>The chain shows it now. Come back by the same link when it changes.</p>
        </Notice>
      )}
      <form noValidate onSubmit={send} className="grid gap-5">
        <FailureNotice error={say.error} fields={['completionDate']} />
        <StateFields
          legend="How far it is"
          name="phase"
          state={state}
          onState={setState}
          canEnd
          error={say.error}
          problem={isTried && !said ? 'Choose how far it is' : undefined}
        />
        <p className="max-w-prose text-sm text-muted">
          What you choose is shown to the people in the chain with today’s date, and that a solicitor or agent
          said it. They see no name, address or price. Please say only what your client agrees to.
        </p>
        <Button type="submit" className="justify-self-start" busy={say.isPending}>
          Show it in the chain
        </Button>
      </form>
      <p className="text-sm text-muted">
        {`${saidBy === 'professional' ? 'You last said so' : 'Your client last said so'} on ${formatDate(saidAt)}. This link ends on ${formatDate(endsAt)}; your client can end it at any time. Gable never sends bank details and never asks for them.`}
      </p>
    </div>
  );
}

function useSaying(link: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: SaidState) => chains.sayByInvitation({ body: { key: link, said } }),
    onSuccess: ({ sale: said }) => {
      if (said) queries.setQueryData(linkedChainQuery(link).queryKey, said);
    },
  });
}

const Fallen = () => (
  <EmptyState heading="h1" icon={CircleCheck} title="Thank you for telling us">
    <p>The chain shows that it fell through. This link has ended.</p>
  </EmptyState>
);

const LinkNotFound = ({ text }: { readonly text: string }) => (
  <EmptyState heading="h1" icon={Link2Off} title="This link doesn’t work">
    <p>{text}</p>
  </EmptyState>
);

const PageSkeleton = () => (
  <div className="mx-auto grid max-w-2xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3" />
    <SkeletonLines lines={6} />
  </div>
);
