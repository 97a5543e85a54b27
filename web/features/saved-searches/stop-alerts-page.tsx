import { savedSearchApi } from '../../entities/saved-search/api.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BrokenMailLink, StopMails } from '../../ui/stop-mails.tsx';

export const handle: Handle = { head: { title: 'Stop these emails', noindex: true } };

/** /stop-alerts: the target of the link in an alert, without a login. */
export function Component() {
  const [params] = useSearchParams();
  const query = { key: params.get('key') ?? '' };
  return (
    <StopMails
      question="Stop these emails?"
      action="Stop"
      about="The searches in that email will be paused. You can resume them at any time."
      stop={() => savedSearchApi.stopAlert({ query })}
      resume={() => savedSearchApi.resumeAlert({ query })}
      renderStopped={({ names }) => `You won’t get any more emails for ${formatQuoted(names)}.`}
      renderResumed={({ names }) => `You get emails for ${formatQuoted(names)} again.`}
      more={
        <LinkButton to={paths.savedSearches} variant="quiet">
          Saved searches
        </LinkButton>
      }
      refused={<BrokenLink />}
    />
  );
}

const formatQuoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

const BrokenLink = () => (
  <BrokenMailLink actions={<LinkButton to={paths.savedSearches}>Your saved searches</LinkButton>}>
    <p>Open the link in a newer email, or pause the search in your saved searches.</p>
  </BrokenMailLink>
);
