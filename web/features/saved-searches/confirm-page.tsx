import { useMutation } from '@tanstack/react-query';
import { BellRing, MailX } from 'lucide-react';
import { type SavedSearch, savedSearchApi } from '../../entities/saved-search/api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { isSavedSearchId } from '../../lib/ids.ts';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice } from '../../ui/notice.tsx';

export const handle: Handle = { head: { title: 'Confirm your saved search', noindex: true } };

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
      <h1 className="text-2xl">Start your alerts?</h1>
      <p>We’ll email you the homes that fit your search. Every email has a link that stops them.</p>
      <FailureNotice error={confirm.error} />
      <Button className="justify-self-start" busy={confirm.isPending} onClick={() => confirm.mutate(search)}>
        Yes, email me
      </Button>
    </div>
  );
}

const ConfirmedSearch = ({ search: { name, query } }: { readonly search: SavedSearch }) => (
  <EmptyState
    heading="h1"
    icon={BellRing}
    title="Your alerts have started"
    actions={
      <>
        <LinkButton to={`${paths.listing}?${query}`}>See homes for sale now</LinkButton>
        <LinkButton to={paths.register} variant="secondary">
          Sign up to keep them together
        </LinkButton>
      </>
    }
  >
    <p>{`You’ll hear from us when a home fits “${name}”.`}</p>
  </EmptyState>
);

const BrokenLink = () => (
  <EmptyState
    heading="h1"
    icon={MailX}
    title="This link doesn’t work"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>
      It works for seven days. If you have an account with this email, your search may already be there.
      Otherwise, save it again.
    </p>
  </EmptyState>
);
