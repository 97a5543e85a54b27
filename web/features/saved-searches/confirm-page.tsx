import { useMutation } from '@tanstack/react-query';
import { BellRing, MailX } from 'lucide-react';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { type SavedSearch, savedSearchApi } from '../../entities/saved-search/api.ts';
import { describeError, isNotFound } from '../../lib/api-error.ts';
import { isSavedSearchId } from '../../lib/ids.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.confirmYourSavedSearch, noindex: true } };

/**
 * /saved-searches/confirm: the target of the link that confirms an address. It needs a press, because mail programs
 * open links in advance.
 */
export function Component() {
  const { hash } = useLocation();
  const given = new URLSearchParams(hash.slice(1));
  const [search, key] = [given.get('search'), given.get('key') ?? ''];
  const confirm = useMutation({
    mutationFn: (id: SavedSearch['id']) => savedSearchApi.confirmSavedSearch({ body: { search: id, key } }),
  });
  if (!isSavedSearchId(search) || isNotFound(confirm.error)) return <BrokenLink />;
  if (confirm.data) return <ConfirmedSearch search={confirm.data} />;
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <h1 className="text-2xl">{words.startYourAlerts}</h1>
      <p>{words.wellEmailYouTheHomes}</p>
      {confirm.error && (
        <Notice kind="error" alert>
          {describeError(confirm.error)}
        </Notice>
      )}
      <Button className="justify-self-start" busy={confirm.isPending} onClick={() => confirm.mutate(search)}>
        {words.yesEmailMe}
      </Button>
    </div>
  );
}

const ConfirmedSearch = ({ search: { name, query } }: { readonly search: SavedSearch }) => (
  <EmptyState
    heading="h1"
    icon={BellRing}
    title={words.yourAlertsHaveStarted}
    actions={
      <>
        <LinkButton to={`${paths.listing}?${query}`}>{words.seeHomesForSaleNow}</LinkButton>
        <LinkButton to={paths.register} variant="secondary">
          {words.signUpToKeepThem}
        </LinkButton>
      </>
    }
  >
    <p>{fillText(words.youllLearnFromUsWhen, { name })}</p>
  </EmptyState>
);

const BrokenLink = () => (
  <EmptyState
    heading="h1"
    icon={MailX}
    title={words.thisLinkDoesntWork}
    actions={<LinkButton to={paths.listing}>{words.findAHome}</LinkButton>}
  >
    <p>{words.itWorksForSevenDays}</p>
  </EmptyState>
);
