import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BrokenMailLink, StopMails } from '../../ui/stop-mails.tsx';
import { stopMails, resumeMails } from './api.ts';
import { isTopic, topicTexts } from './topics.ts';
import * as texts from './words.ts';
import { fillText } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: texts.unsubscribe, noindex: true } };

/** /unsubscribe: the target of the link in a mail, without a login. */
export function Component() {
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const topic = search.get('topic') ?? undefined;
  if (!isTopic(topic)) return <BrokenLink />;
  const words = topicTexts[topic];
  return (
    <StopMails
      question={fillText(texts.unsubscribeFromEmailsAboutWords, { words })}
      action={texts.unsubscribe}
      about={texts.youllStillSeeNewsOn}
      stop={() => stopMails(key)}
      resume={() => resumeMails(key)}
      renderStopped={() => fillText(texts.youveUnsubscribedFromEmailsAbout, { words })}
      renderResumed={() => fillText(texts.youGetEmailsAboutWords, { words })}
      more={
        <LinkButton to={`${paths.profile}?tab=emails`} variant="quiet">
          {texts.emailPreferences}
        </LinkButton>
      }
      refused={<BrokenLink />}
    />
  );
}

const BrokenLink = () => (
  <BrokenMailLink
    actions={<LinkButton to={`${paths.profile}?tab=emails`}>{texts.goToMyEmailPreferences}</LinkButton>}
  >
    {texts.openTheLinkInThe}
  </BrokenMailLink>
);
