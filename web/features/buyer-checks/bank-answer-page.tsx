import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type BankCheckResult, buyerChecks, ownChecksQuery } from '../../entities/buyer-check/api.ts';
import { formatPounds } from '../../lib/format.ts';
import { useNavigate, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { readBankKey, storeBankKey } from './bank-key.ts';

export const handle: Handle = { head: { title: 'Your bank’s answer', noindex: true } };

interface BankAnswer {
  readonly state: string;
  readonly browserKey: string;
  readonly code?: string;
  readonly error?: string;
}

/** The answer in the address; `browserKey` is empty in a browser in which nothing was begun. */
function readAnswer(search: URLSearchParams): BankAnswer | undefined {
  const [state, code, error] = [search.get('state'), search.get('code'), search.get('error')];
  if (!state || (!code && !error)) return undefined;
  const browserKey = readBankKey() ?? '';
  return error ? { state, browserKey, error } : { state, browserKey, code: code ?? '' };
}

/** /buyer-checks/bank: where a buyer comes back to from their bank, and reads what came of it. */
export function Component() {
  const [search] = useSearchParams();
  // Kept while the address loses its code.
  const [answer] = useState(() => readAnswer(search));
  if (!answer)
    return (
      <Answer title="There’s nothing to finish here">
        <p>Your checks show what your bank has said, and let you begin again.</p>
      </Answer>
    );
  if (answer.browserKey === '') return <NotBegunHere />;
  return <AskedBank answer={answer} />;
}

function AskedBank({ answer }: { readonly answer: BankAnswer }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['bank-check', answer.state],
    queryFn: () => buyerChecks.finishBankCheck({ body: answer }),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: result } = query;
  useEffect(() => {
    if (!result) return;
    storeBankKey(undefined);
    queries.setQueryData(ownChecksQuery.queryKey, result.own);
    void navigate({ search: '' }, { replace: true });
  }, [result, queries, navigate]);
  return (
    <QueryPage
      query={query}
      what="finish the check at your bank"
      skeleton={<Waiting />}
      renderRefusal={({ status, problem }) => {
        if (problem['state'] === 'not_begun_here') return <NotBegunHere />;
        if (status !== 409) return undefined;
        return <AskedAlready busy={query.isFetching} onRetry={() => void query.refetch()} />;
      }}
    >
      {(checked) => <Outcome result={checked} />}
    </QueryPage>
  );
}

const Waiting = () => (
  <div className="mx-auto grid max-w-prose gap-5">
    <h1 className="text-2xl">We’re looking at what your bank says</h1>
    <output className="text-muted">This can take half a minute. Keep this page open.</output>
    <SkeletonLines lines={2} />
  </div>
);

const NotBegunHere = () => (
  <Answer title="Begin again in this browser">
    <Notice kind="warning" alert>
      <p>
        This answer belongs to a check that wasn’t begun in this browser with this account, or to an earlier
        one. We haven’t used it, and nobody has looked at any account.
      </p>
    </Notice>
    <p>Some phones come back from a bank’s app to another browser: use that one from the beginning.</p>
  </Answer>
);

/** Another page or an earlier try has handed the answer over. */
const AskedAlready = ({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) => (
  <Answer title="We’re asking your bank already">
    <p>
      Another page of yours has passed its answer on. Look again in half a minute. If you still read this in a
      few minutes, begin again from your checks.
    </p>
    <Button busy={busy} onClick={onRetry} className="justify-self-start">
      Look again
    </Button>
  </Answer>
);

const otherCurrency = 'Accounts that aren’t in pounds were left out.';

type Words = Readonly<{ title: string; kind: 'good' | 'warning'; text: string; next?: string }>;

function describeOutcome({ outcome, amountPence }: BankCheckResult): Words {
  const sum = formatPounds(amountPence / 100);
  const kept = 'We keep no balance, and sellers see no change.';
  switch (outcome) {
    case 'shown':
      return {
        kind: 'good',
        title: `You have at least ${sum}`,
        text: 'Your bank has shown it, and we’ve kept nothing that lets us look again. Sellers now read that your funds were checked with your bank, and with an offer whether they cover it, never the amount.',
      };
    case 'not_enough':
      return {
        kind: 'warning',
        title: `There’s less than ${sum} in those accounts`,
        text: `We added up the accounts in pounds that you chose, without overdrafts. ${kept} Only you read this.`,
        next: 'Choose more accounts or a smaller amount. If the money is at several banks, send a statement.',
      };
    case 'other_name':
      return {
        kind: 'warning',
        title: 'The accounts seem to be in another name',
        text: `The name at your bank isn’t the first and last name in your details, or your bank gave none. We keep neither that name nor a balance, and sellers see no change.`,
        next: 'If it’s your money, correct the name in your details, or send a statement.',
      };
    case 'no_pounds':
      return {
        kind: 'warning',
        title: 'You chose no personal account in pounds',
        text: `We can only count pounds, and not a company’s. ${kept}`,
        next: 'Choose a personal account in pounds, or send a statement.',
      };
    case 'cancelled':
      return {
        kind: 'warning',
        title: 'You stopped at your bank',
        text: 'Nobody has looked at your accounts. You can begin again, or send a statement.',
      };
    case 'too_late':
      return {
        kind: 'warning',
        title: 'That took too long',
        text: 'Your yes at the bank had run out when you came back, so nobody has looked at your accounts. Begin again.',
      };
    case 'unavailable':
      return {
        kind: 'warning',
        title: 'We couldn’t get an answer from your bank',
        text: 'It may be busy, or something went wrong on our side. Sellers see no change. Begin again later, or send a statement.',
      };
  }
}

function Outcome({ result }: { readonly result: BankCheckResult }) {
  const { title, kind, text, next } = describeOutcome(result);
  return (
    <Answer title={title}>
      <Notice kind={kind} alert>
        <p>{text}</p>
        {result.hasOtherCurrency && result.outcome !== 'no_pounds' && <p>{otherCurrency}</p>}
      </Notice>
      {next && <p>{next}</p>}
    </Answer>
  );
}

const Answer = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="mx-auto grid max-w-prose gap-5">
    <h1 className="text-2xl">{title}</h1>
    {children}
    <LinkButton to={paths.buyerChecks} variant="secondary" className="justify-self-start">
      Your checks
    </LinkButton>
  </div>
);
