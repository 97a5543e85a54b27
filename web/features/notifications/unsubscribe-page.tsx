import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BrokenMailLink, StopMails } from '../../ui/stop-mails.tsx';
import { stopMails, resumeMails } from './api.ts';
import { isTopic, topicTexts } from './topics.ts';

export const handle: Handle = { head: { title: 'Unsubscribe', noindex: true } };

/** /unsubscribe: the target of the link in a mail, without a login. */
export function Component() {
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const topic = search.get('topic') ?? undefined;
  if (!isTopic(topic)) return <BrokenLink />;
  const words = topicTexts[topic];
  return (
    <StopMails
      question={`Unsubscribe from emails about ${words}?`}
      action="Unsubscribe"
      about="You’ll still see news on the site, under the bell. We always send emails about your account, your money and what’s agreed in a sale."
      stop={() => stopMails(key)}
      resume={() => resumeMails(key)}
      renderStopped={() =>
        `You’ve unsubscribed from emails about ${words}. We’ll still email you about your account, your money and what’s agreed in a sale.`
      }
      renderResumed={() => `You get emails about ${words} again.`}
      more={
        <LinkButton to={`${paths.profile}?tab=emails`} variant="quiet">
          Email preferences
        </LinkButton>
      }
      refused={<BrokenLink />}
    />
  );
}

const BrokenLink = () => (
  <BrokenMailLink
    actions={<LinkButton to={`${paths.profile}?tab=emails`}>Go to my email preferences</LinkButton>}
  >
    Open the link in the email again. You can also change your email preferences in your profile.
  </BrokenMailLink>
);
