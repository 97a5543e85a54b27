import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { savedSearchApi } from '../../entities/saved-search/api.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BrokenMailLink, StopMails } from '../../ui/stop-mails.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.stopTheseEmails, noindex: true } };

/** /stop-alerts: the target of the link in an alert, without a login. */
export function Component() {
  const [params] = useSearchParams();
  const query = { key: params.get('key') ?? '' };
  return (
    <StopMails
      question={words.stopTheseEmails2}
      action={words.stop}
      about={words.theSearchesInThatEmail}
      stop={() => savedSearchApi.stopAlert({ query })}
      resume={() => savedSearchApi.resumeAlert({ query })}
      renderStopped={({ names }) => fillText(words.youWontGetAnyMore, { quoted: formatQuoted(names) })}
      renderResumed={({ names }) => fillText(words.youGetEmailsForQuoted, { quoted: formatQuoted(names) })}
      more={
        <LinkButton to={paths.savedSearches} variant="quiet">
          {words.savedSearches2}
        </LinkButton>
      }
      refused={<BrokenLink />}
    />
  );
}

const formatQuoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

const BrokenLink = () => (
  <BrokenMailLink actions={<LinkButton to={paths.savedSearches}>{words.yourSavedSearches}</LinkButton>}>
    <p>{words.openTheLinkInA}</p>
  </BrokenMailLink>
);
